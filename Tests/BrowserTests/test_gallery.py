"""The gallery page in Chromium: geometry, pictures, albums, detail view, choosing, safety, size.

`LIBRARY` is an output folder of the program where `THUMBGEN_PROGRAM` names it, else one made by fixtures.
"""

import json
import os
import shutil
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.keys import Keys

import fixtures
from browser import Browser, Server

ROOT = Path(tempfile.mkdtemp(prefix="thumbgen-browser-"))
LIBRARY = ROOT / "library"
HOSTILE = ROOT / "hostile"
MANY = ROOT / "many"


def setUpModule():
    albums = [b"", b"2024/trip", b"2024/home", b"a&b"]
    names = [b"IMG_%04d.jpg" % index for index in range(60)]
    program = os.environ.get("THUMBGEN_PROGRAM")
    if program:
        photos = fixtures.REPOSITORY / "Examples" / "photos"
        subprocess.run([program, "--cols", "3", "--spacing", "1", str(photos), str(LIBRARY)], check=True)
    else:
        fixtures.write_fixture(LIBRARY, names, albums=lambda index: albums[index // 5 % 4], fits=True, sortedByCapture=True)
    first = [fixtures.text_of(fixtures.HOSTILE_NAMES[index]) for index in (2, 0)]
    fixtures.write_fixture(
        HOSTILE, fixtures.HOSTILE_NAMES, hostile=True, title="</title><script>self.pwned=1</script>",
        preselect=[first[0], "gone.jpg", fixtures.text_of(b"<b>al#bum</b>/" + fixtures.HOSTILE_NAMES[1]), first[1]],
        albums=lambda index: b"<b>al#bum</b>" if index % 2 else b"",
    )
    many = [b"IMG_%05d.jpg" % index for index in range(20_000)]
    fixtures.write_fixture(MANY, many, shared=True, albums=lambda index: b"folder-%02d" % (index // 700), sortedByCapture=True)
    fixtures.render(ROOT)


def tearDownModule():
    shutil.rmtree(ROOT)


def manifest(folder):
    return json.loads((folder / "manifest.json").read_text())


def page(folder, fragment=""):
    return (folder / "index.html").as_uri() + fragment


def name_of(photo):
    return photo["source"].rsplit("/", 1)[-1]


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


class Keyboard(unittest.TestCase):
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
        deadline = time.monotonic() + 20
        while not file.exists() and time.monotonic() < deadline:
            pass
        text = file.read_bytes().decode()
        file.unlink()
        return text


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


if __name__ == "__main__":
    unittest.main()
