"""Boxes and pictures of the grid."""

import unittest

import fixtures
from browser import Browser
from library import LIBRARY, manifest, name_of, page


class Geometry(unittest.TestCase):
    def test_boxes_are_the_manifest_frames_and_pictures_match_the_screen(self):
        described = manifest(LIBRARY)
        width = round(described["grid"]["width"])
        for density in (1, 2, 3):
            with self.subTest(density=density), Browser(width=width, density=density) as browser:
                browser.open(page(LIBRARY))
                self.assertEqual(browser.script("return devicePixelRatio"), density)
                seen = self.assert_frames(browser, described["photos"])
                browser.script("scrollTo(0, document.documentElement.scrollHeight)")
                browser.wait(f"return document.querySelector('[data-item=\"{len(described['photos']) - 1}\"]') !== null")
                browser.settle()
                seen |= self.assert_frames(browser, described["photos"])
                self.assertIn(0, seen)
                self.assertIn(len(described["photos"]) - 1, seen)
                height = browser.script("return document.querySelector('.grid').getBoundingClientRect().height")
                self.assertAlmostEqual(height, described["grid"]["contentHeight"], delta=0.5)
                self.assert_pictures(browser, described["photos"], density)

    def assert_frames(self, browser, photos):
        boxes = browser.script(
            "const origin = document.querySelector('.grid').getBoundingClientRect();"
            "return [...document.querySelectorAll('.cell')].map((cell) => { const box = cell.getBoundingClientRect();"
            " return [Number(cell.dataset.item), box.x - origin.x, box.y - origin.y, box.width, box.height, origin.x]; })"
        )
        self.assertTrue(boxes)
        for item, x, y, width, height, left in boxes:
            frame = photos[item]["frame"]
            self.assertEqual(left, 0)
            for value, key in ((x, "x"), (y, "y"), (width, "width"), (height, "height")):
                self.assertAlmostEqual(value, frame[key], delta=0.5, msg=f"{key} of {item}")
        return {box[0] for box in boxes}

    def assert_pictures(self, browser, photos, density):
        shown = browser.script(
            "return [...document.querySelectorAll('.cell img')].filter((image) => image.complete && image.currentSrc)"
            ".map((image) => [Number(image.closest('.cell').dataset.item), image.currentSrc])"
        )
        self.assertTrue(shown)
        for item, source in shown:
            cells = [file for file in photos[item]["renditions"] if not file["enlarged"] and file["stage"] == "cells"]
            expected = {fixtures.link_of(file["path"]) for file in cells if file["scale"] == density}
            if expected:
                self.assertTrue(any(source.endswith("/" + link) for link in expected), f"{source} for {expected}")

    def test_cells_keep_columns_and_aspect_at_other_widths(self):
        grid = manifest(LIBRARY)["grid"]
        for width in (320, 1280):
            with self.subTest(width=width), Browser(width=width) as browser:
                browser.open(page(LIBRARY))
                whole = browser.script("return document.querySelector('main').getBoundingClientRect().width")
                rows = browser.script(
                    "return [...document.querySelectorAll('.row')].slice(0, 2).map((row) => [...row.children]"
                    ".map((cell) => { const box = cell.getBoundingClientRect(); return [box.x, box.width, box.height]; }))"
                )
                for row in rows:
                    self.assertEqual(len(row), grid["columns"])
                    for (x, cell_width, height), (next_x, *_) in zip(row, row[1:]):
                        self.assertAlmostEqual(next_x - x - cell_width, grid["spacing"], delta=0.05)
                        self.assertAlmostEqual(cell_width / height, grid["cell"]["width"] / grid["cell"]["height"], delta=0.01)
                    self.assertAlmostEqual(row[-1][0] + row[-1][1], whole - grid["inset"], delta=0.1)

    def test_a_larger_cell_takes_a_sharper_file(self):
        with Browser(width=1280) as browser:
            browser.open(page(LIBRARY))
            self.assertIn("%403x", browser.script("return document.querySelector('.cell img').currentSrc"))

    def test_every_picture_states_its_size_and_waits_for_its_turn(self):
        with Browser() as browser:
            browser.open(page(LIBRARY))
            pictures = browser.script(
                "return [...document.querySelectorAll('.cell img')].map((image) =>"
                " [image.getAttribute('width'), image.getAttribute('height'), image.loading, image.alt])"
            )
            names = {name_of(photo) for photo in manifest(LIBRARY)["photos"]}
            for width, height, loading, alt in pictures:
                self.assertGreater(int(width), 0)
                self.assertGreater(int(height), 0)
                self.assertEqual(loading, "lazy")
                self.assertIn(alt, names)
