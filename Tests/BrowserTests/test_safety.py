"""Hostile names, and what the page may load."""

import json
import unittest

from browser import Browser, Server
from library import HOSTILE, LIBRARY, manifest, page


class Safety(unittest.TestCase):
    def walk(self, browser, address):
        """Everything that shows names: grid, each photo, albums, an album."""
        browser.open(address)
        browser.script("scrollTo(0, document.documentElement.scrollHeight)")
        browser.settle()
        browser.find(".select").click()
        for photo in manifest(HOSTILE)["photos"]:
            browser.script("location.hash = new URLSearchParams({ photo: arguments[0] })", photo["id"])
            browser.wait(
                "return document.querySelector('dialog').open && document.querySelector('dialog img').complete"
                f" && location.hash.endsWith({json.dumps(photo['id'])})"
            )
        browser.script("location.hash = 'albums'")
        browser.wait("return document.querySelectorAll('.albums li').length > 1")
        browser.settle()
        browser.all(".albums a")[-1].click()
        browser.wait("return document.querySelector('.grid:not([hidden])') !== null")
        browser.settle()

    def test_names_and_cameras_run_nothing_and_every_file_is_found(self):
        with Server(HOSTILE) as address:
            for opened in (page(HOSTILE), address + "index.html", address):
                with self.subTest(address=opened), Browser(height=2000) as browser:
                    self.walk(browser, opened)
                    self.assertIsNone(browser.script("return self.pwned ?? null"))
                    strange = browser.script(
                        "return [...document.querySelectorAll('*')].filter((one) => ['SCRIPT', 'SVG', 'B'].includes(one.tagName.toUpperCase())"
                        " && !(one.tagName === 'SCRIPT' && /\\/gallery\\/[a-z0-9-]+\\.js$/.test(one.src))"
                        " || [...one.attributes].some(({ name }) => name.startsWith('on'))).length"
                    )
                    self.assertEqual(strange, 0)
                    asked, failed = browser.requests()
                    self.assertEqual(failed, [])
                    start = opened.removesuffix("index.html")
                    self.assertGreater(len(asked), 20)
                    outside = [one for one in asked if not one.startswith((start, "about:", "data:,"))]
                    self.assertEqual(outside, [])
                    self.assertEqual(browser.complaints(), [])
                    broken = browser.script("return [...document.images].filter((one) => one.complete && one.naturalWidth === 0).length")
                    self.assertEqual(broken, 0)

    def test_the_policy_stops_what_would_come_from_elsewhere(self):
        with Browser() as browser:
            browser.open(page(LIBRARY))
            browser.script(
                "const script = document.createElement('script'); script.textContent = 'self.pwned = 1'; document.body.append(script);"
                "const image = new Image(); image.src = 'http://127.0.0.1:9/x.png'; document.body.append(image);"
            )
            self.assertIsNone(browser.script("return self.pwned ?? null"))
            self.assertEqual(sum("Content Security Policy" in one for one in browser.complaints()), 2)
