"""A library of 20,000 photos."""

import unittest

from selenium.webdriver.common.keys import Keys

from browser import Browser
from library import MANY, manifest, page


class ManyPhotos(unittest.TestCase):
    def test_twenty_thousand_photos_keep_few_elements_and_load_what_is_near(self):
        with Browser() as browser:
            browser.driver.get(page(MANY))
            shown = browser.wait(
                "return [...document.images].filter((one) => one.complete && one.naturalWidth > 0).length >= 18 && performance.now()"
            )
            print(f"20,000 photos: the first 18 thumbnails are there {shown:.0f} ms after opening")
            self.assertEqual(self.chunks(browser), 1)
            most = browser.script("return document.querySelectorAll('*').length")
            for part in (0.25, 0.5, 0.75, 1, 0.1):
                browser.script("scrollTo(0, document.documentElement.scrollHeight * arguments[0])", part)
                browser.wait(
                    "const cell = document.elementFromPoint(200, innerHeight - 60)?.closest('.cell');"
                    "return cell?.querySelector('img')?.complete && cell.querySelector('img').naturalWidth > 0"
                )
                most = max(most, browser.script("return document.querySelectorAll('*').length"))
            self.assertLess(most, 700, "elements in the document")
            self.assertLess(self.chunks(browser), 15)
            described = manifest(MANY)
            height = browser.script("return document.querySelector('.grid').getBoundingClientRect().height")
            self.assertAlmostEqual(height, described["grid"]["contentHeight"], delta=0.5)

    def chunks(self, browser):
        return browser.script("return document.querySelectorAll('script[src*=photos-]').length")

    def test_an_address_deep_in_the_list_opens_and_closes_beside_its_cell(self):
        with Browser() as browser:
            browser.open(page(MANY, "#photo=p15000"))
            browser.wait("return document.querySelector('dialog').open")
            self.assertEqual(browser.find("dialog .name").text, "IMG_15000.jpg")
            browser.press(Keys.ESCAPE)
            browser.wait("return !document.querySelector('dialog').open")
            self.assertEqual(browser.script("return document.activeElement.closest('.cell').dataset.item"), "15000")
