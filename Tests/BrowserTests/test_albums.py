"""Folders and months."""

import time
import unittest

from browser import Browser
from library import LIBRARY, manifest, name_of, page


class Albums(unittest.TestCase):
    def test_lists_folders_with_cover_and_count_and_shows_one(self):
        counts = {}
        for photo in manifest(LIBRARY)["photos"]:
            counts[photo["album"]] = counts.get(photo["album"], 0) + 1
        with Browser() as browser:
            browser.open(page(LIBRARY))
            browser.find(".views a[href='#albums']").click()
            browser.wait("return document.querySelectorAll('.albums li img').length > 0")
            shown = [
                (item.find_element("css selector", ".name").text, item.find_element("css selector", ".count").text)
                for item in browser.all(".albums li")
            ]
            title = browser.script("return self.thumbgenIndex.title")
            expected = [(album or title, f"{counts[album]} photo{'s' if counts[album] > 1 else ''}") for album in sorted(counts)]
            self.assertEqual(shown, expected)

            last = sorted(counts)[-1]
            browser.all(".albums a")[-1].click()
            browser.wait("return document.querySelector('.grid:not([hidden]) .cell') !== null")
            names = [image.get_attribute("alt") for image in browser.all(".cell img")]
            inside = [name_of(photo) for photo in manifest(LIBRARY)["photos"] if photo["album"] == last]
            self.assertEqual(names, inside[: len(names)])
            self.assertEqual(browser.find("h1").text, last)
            browser.driver.back()
            browser.wait("return !document.querySelector('.albums').hidden")

    def test_months_stand_above_their_first_photos(self):
        described = manifest(LIBRARY)["photos"]
        starts = [
            item for item, photo in enumerate(described)
            if item == 0 or (photo.get("captured") or "")[:7] != (described[item - 1].get("captured") or "")[:7]
        ]
        with Browser() as browser:
            browser.open(page(LIBRARY))
            headings = browser.script(
                "return [...document.querySelectorAll('.cell h2')].map((heading) => [Number(heading.parentElement.dataset.item), heading.textContent])"
            )
            self.assertEqual([item for item, _ in headings], [item for item in starts if item <= headings[-1][0]])
            if captured := described[0].get("captured"):
                month = time.strftime("%B %Y", time.strptime(captured[:7], "%Y-%m"))
                self.assertEqual(headings[0][1], month)
                self.assertEqual(browser.find(".month").text, month)
