"""Keys, names and preferences."""

import unittest

from selenium.webdriver.common.keys import Keys

from browser import Browser
from library import LIBRARY, manifest, page


class Accessibility(unittest.TestCase):
    def test_one_cell_is_in_the_order_of_tab_and_arrows_move_it(self):
        with Browser() as browser:
            browser.open(page(LIBRARY))
            self.assertEqual(len(browser.all(".cell a[tabindex='0']")), 1)
            browser.script("document.querySelector('.cell a').focus()")
            last = len(manifest(LIBRARY)["photos"]) - 1
            steps = [
                (Keys.ARROW_RIGHT, 1), (Keys.ARROW_DOWN, 4), (Keys.HOME, 3), (Keys.END, 5), (Keys.ARROW_UP, 2),
                (Keys.ARROW_LEFT, 1), (Keys.CONTROL + Keys.END, last), (Keys.CONTROL + Keys.HOME, 0), (Keys.ARROW_UP, 0),
            ]
            for key, item in steps:
                browser.press(key)
                self.assertEqual(browser.script("return document.activeElement.closest('.cell').dataset.item"), str(item))
                self.assertEqual(len(browser.all(".cell a[tabindex='0']")), 1)
                inside = browser.script(
                    "const box = document.activeElement.getBoundingClientRect();"
                    "return box.top >= document.querySelector('.bar').offsetHeight - 1 && box.bottom <= innerHeight + 1"
                )
                self.assertTrue(inside, f"{item} is out of sight")

    def test_parts_have_roles_names_and_language(self):
        with Browser() as browser:
            browser.open(page(LIBRARY))
            self.assertEqual(browser.script("return document.documentElement.lang"), "en")
            self.assertTrue(browser.driver.title)
            self.assertEqual(browser.find("[role=grid]").get_attribute("aria-rowcount"), str(-(-len(manifest(LIBRARY)["photos"]) // 3)))
            self.assertEqual(browser.find("[role=grid] > [role=row] > [role=gridcell]").get_attribute("aria-colindex"), "1")
            unnamed = browser.script(
                "return [...document.querySelectorAll('button, a')].filter((one) => !one.hidden && one.checkVisibility()"
                " && !(one.ariaLabel || one.textContent.trim() || one.querySelector('img[alt]:not([alt=\"\"])'))).length"
            )
            self.assertEqual(unnamed, 0)

    def test_motion_is_left_out_where_it_is_not_wanted(self):
        for reduced, duration in ((True, "0s"), (False, "0.18s")):
            with Browser(reduced_motion=reduced) as browser:
                browser.open(page(LIBRARY))
                self.assertEqual(browser.script("return getComputedStyle(document.querySelector('.cell img')).transitionDuration"), duration)

    def test_dark_and_light_follow_the_system(self):
        for dark, color in ((False, "rgb(255, 255, 255)"), (True, "rgb(0, 0, 0)")):
            with Browser(dark=dark) as browser:
                browser.open(page(LIBRARY))
                self.assertEqual(browser.script("return getComputedStyle(document.documentElement).backgroundColor"), color)
