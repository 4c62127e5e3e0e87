"""One photo over the whole page."""

import json
import unittest

from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys

import fixtures
from browser import Browser
from library import LIBRARY, MANY, manifest, name_of, page


class Detail(unittest.TestCase):
    def test_shows_the_largest_picture_with_its_caption(self):
        photo = manifest(LIBRARY)["photos"][1]
        largest = max((file for file in photo["renditions"] if not file["enlarged"]), key=lambda file: file["width"] * file["height"])
        with Browser() as browser:
            browser.open(page(LIBRARY))
            browser.cell(1).click()
            browser.wait("return document.querySelector('dialog').open && document.querySelector('dialog img').complete")
            source = browser.script("return document.querySelector('dialog img').currentSrc")
            self.assertTrue(source.endswith("/" + fixtures.link_of(largest["path"])), source)
            caption = browser.find("figcaption").text
            self.assertIn(name_of(photo), caption)
            for known in ("camera",):
                if photo.get(known):
                    self.assertIn(photo[known], caption)
            if photo.get("captured"):
                self.assertIn(photo["captured"][11:16], caption)
                self.assertIn(photo["captured"][:4], caption)
            self.assertEqual("location" in photo, "°" in caption)
            self.assertIn(photo["id"], browser.driver.current_url)

    def test_shows_the_place_where_the_data_has_one(self):
        with Browser() as browser:
            browser.open(page(MANY, "#photo=p00000"))
            browser.wait("return document.querySelector('dialog').open")
            self.assertEqual(browser.find(".place").text, "48.85837° N, 2.29448° W")

    def test_keys_step_and_escape_closes_and_returns_the_focus(self):
        photos = manifest(LIBRARY)["photos"]
        with Browser() as browser:
            browser.open(page(LIBRARY))
            before = browser.script("return history.length")
            browser.cell(0).send_keys(Keys.ENTER)
            browser.wait("return document.querySelector('dialog').open")
            for key, item in ((Keys.ARROW_LEFT, 0), (Keys.ARROW_RIGHT, 1), (Keys.ARROW_RIGHT, 2), (Keys.ARROW_LEFT, 1)):
                browser.press(key)
                browser.wait(f"return document.querySelector('dialog .name').textContent === {json.dumps(name_of(photos[item]))}")
            self.assertTrue(browser.script("return document.querySelector('dialog').contains(document.activeElement)"))
            self.assertEqual(browser.script("return history.length"), before + 1)
            browser.press(Keys.ESCAPE)
            browser.wait("return !document.querySelector('dialog').open")
            self.assertEqual(browser.script("return document.activeElement.closest('.cell').dataset.item"), "1")

    def test_back_closes_and_an_address_opens(self):
        photo = manifest(LIBRARY)["photos"][3]
        with Browser() as browser:
            browser.open(page(LIBRARY))
            browser.cell(3).click()
            browser.wait("return document.querySelector('dialog').open")
            address = browser.driver.current_url
            browser.driver.back()
            browser.wait("return !document.querySelector('dialog').open")
            browser.open(address)
            browser.wait("return document.querySelector('dialog').open")
            self.assertEqual(browser.find("dialog .name").text, name_of(photo))
            browser.find(".close").click()
            browser.wait("return !document.querySelector('dialog').open")
            self.assertTrue(browser.driver.current_url.startswith(page(LIBRARY)))

    def test_buttons_and_swipes_step(self):
        photos = manifest(LIBRARY)["photos"]
        with Browser() as browser:
            browser.open(page(LIBRARY))
            browser.cell(0).click()
            browser.wait("return document.querySelector('dialog').open")
            self.assertFalse(browser.find(".previous").is_enabled())
            browser.find(".next").click()
            browser.wait(f"return document.querySelector('dialog .name').textContent === {json.dumps(name_of(photos[1]))}")
            for start, end, item in ((300, 80, 2), (80, 300, 1)):
                finger = ActionBuilder(browser.driver, mouse=PointerInput("touch", "finger"), duration=60)
                action = finger.pointer_action
                action.move_to_location(start, 400).pointer_down().move_to_location(end, 405).pointer_up()
                finger.perform()
                browser.wait(f"return document.querySelector('dialog .name').textContent === {json.dumps(name_of(photos[item]))}")
