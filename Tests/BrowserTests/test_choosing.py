"""Choosing photos and taking the list along."""

import tempfile
import time
import unittest
from pathlib import Path

from selenium.webdriver.common.keys import Keys

from browser import Browser
from library import HOSTILE, LIBRARY, ROOT, manifest, page


class Choosing(unittest.TestCase):
    def badges(self, browser):
        return browser.script(
            "return Object.fromEntries([...document.querySelectorAll('.chosen')].map((cell) =>"
            " [cell.dataset.item, cell.querySelector('.badge').textContent]))"
        )

    def test_numbers_in_order_renumbers_and_exports(self):
        photos = manifest(LIBRARY)["photos"]
        downloads = Path(tempfile.mkdtemp(dir=ROOT))
        with Browser(downloads=downloads) as browser:
            browser.open(page(LIBRARY))
            browser.find(".select").click()
            for item in (4, 0, 2):
                browser.cell(item).click()
            self.assertEqual(self.badges(browser), {"4": "1", "0": "2", "2": "3"})
            self.assertEqual(browser.find("h1").text, "3 selected")
            browser.cell(4).click()
            self.assertEqual(self.badges(browser), {"0": "1", "2": "2"})
            browser.script("document.querySelector('[data-item=\"5\"] a').focus()")
            browser.press(" ")
            self.assertEqual(self.badges(browser), {"0": "1", "2": "2", "5": "3"})
            self.assertEqual(browser.find("[data-item='5']").get_attribute("aria-selected"), "true")
            self.assertEqual(browser.find("[data-item='1']").get_attribute("aria-selected"), "false")
            self.assertFalse(browser.script("return document.querySelector('dialog').open"))
            self.assertEqual(self.exported(browser, downloads), "".join(photos[item]["source"] + "\n" for item in (0, 2, 5)))

            browser.open(page(LIBRARY))
            self.assertEqual(self.badges(browser), {"0": "1", "2": "2", "5": "3"}, "the choice is kept")
            browser.find(".clear").click()
            self.assertEqual(self.badges(browser), {})
            self.assertFalse(browser.find(".export").is_enabled())
            browser.press(Keys.ESCAPE)
            browser.cell(0).click()
            browser.wait("return document.querySelector('dialog').open")

    def test_opens_with_the_preselected_in_their_order(self):
        photos = manifest(HOSTILE)["photos"]
        downloads = Path(tempfile.mkdtemp(dir=ROOT))
        with Browser(downloads=downloads) as browser:
            browser.open(page(HOSTILE))
            self.assertEqual(self.badges(browser), {"2": "1", "1": "2", "0": "3"})
            browser.cell(7).click()
            lines = self.exported(browser, downloads).splitlines()
            self.assertEqual(lines[:3], [photos[item]["source"] for item in (2, 1, 0)])
            self.assertEqual(lines[3:], [photos[7]["source"].replace("\n", "%0A")], "a line break stays within its line")

    def test_lets_go_of_photos_that_are_gone(self):
        with Browser() as browser:
            browser.open(page(LIBRARY))
            source = manifest(LIBRARY)["photos"][2]["source"]
            browser.script(
                "localStorage.setItem(`thumbgen ${location.pathname}`, JSON.stringify("
                "{ edition: 'other', preselect: [], isActive: true, sources: ['gone.jpg', arguments[0]] }))", source,
            )
            browser.open(page(LIBRARY))
            browser.wait("return document.querySelector('h1').textContent === '1 selected'")
            self.assertEqual(self.badges(browser), {"2": "1"})

    def exported(self, browser, folder):
        browser.find(".export").click()
        file = folder / "selection.txt"
        # The browser takes the name with an empty file before it moves the download there.
        deadline = time.monotonic() + 20
        while not (file.exists() and file.stat().st_size) and time.monotonic() < deadline:
            pass
        text = file.read_bytes().decode()
        file.unlink()
        return text
