"""What shows before a picture does."""

import shutil
import unittest

import fixtures
from browser import Browser
from library import LIBRARY, MANY, ROOT, page


class Placeholders(unittest.TestCase):
    def test_colour_and_likeness_show_until_the_picture_does(self):
        folder = ROOT / "waiting"
        shutil.copytree(MANY, folder)
        for file in folder.glob("shared-*"):
            file.unlink()
        with Browser() as browser:
            browser.driver.get(page(folder))
            browser.wait("return document.querySelectorAll('.cell canvas').length >= 9")
            self.assertEqual(browser.script("return document.querySelector('.cell a').style.backgroundColor"), "rgb(122, 92, 62)")
            likeness = fixtures.LIKENESS
            pixels = browser.script(
                "const canvas = document.querySelector('.cell canvas'); const context = canvas.getContext('2d');"
                "return [canvas.width, canvas.height, [...context.getImageData(0, 10, 1, 1).data],"
                " [...context.getImageData(canvas.width - 1, 10, 1, 1).data]]"
            )
            self.assertEqual(pixels[:2], likeness["size"])
            for got, expected in zip(pixels[2] + pixels[3], likeness["left"] + likeness["right"]):
                self.assertAlmostEqual(got, expected, delta=2)

    def test_they_go_when_the_picture_is_there(self):
        with Browser() as browser:
            browser.open(page(LIBRARY))
            browser.wait("return document.querySelectorAll('.cell .loading').length === 0 || document.querySelectorAll('.cell canvas').length < 39")
            first = browser.script("const link = document.querySelector('.cell a'); return [link.className, link.style.backgroundColor, link.querySelectorAll('canvas').length]")
            self.assertEqual(first, ["", "", 0])
