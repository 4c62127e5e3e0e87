"""Chromium without a window, and servers for what it opens."""

import functools
import http.server
import json
import os
import threading
from pathlib import Path
from urllib.parse import unquote_to_bytes, urlsplit

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.support.ui import WebDriverWait


class Browser:
    """A fresh Chromium; its window has exactly the given CSS pixels."""

    def __init__(self, width=390, height=844, density=1, dark=False, downloads=None, reduced_motion=False):
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        metrics = {"width": width, "height": height, "deviceScaleFactor": density, "mobile": False}
        self.command("Emulation.setDeviceMetricsOverride", **metrics)
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        if reduced_motion:
            features.append({"name": "prefers-reduced-motion", "value": "reduce"})
        self.command("Emulation.setEmulatedMedia", features=features)
        if downloads:
            self.command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def script(self, text, *arguments):
        return self.driver.execute_script(text, *arguments)

    def open(self, address):
        """Opens a page anew and waits for its first pictures."""
        self.driver.get("about:blank")
        self.driver.get(address)
        self.wait("return document.querySelector('.cell, .albums li, main > .empty:not([hidden])') !== null")
        self.settle()

    def settle(self):
        """Waits until every picture on the screen is there, whole or broken."""
        self.wait(
            "return [...document.images].filter((image) => { const box = image.getBoundingClientRect();"
            " return box.bottom > 0 && box.top < innerHeight && box.width > 0 && !image.complete; }).length === 0"
            " && document.querySelectorAll('.cell').length + document.querySelectorAll('.albums li').length >= 0"
        )

    def wait(self, condition, seconds=20):
        """Waits for a script's value to be true, and returns it."""
        return WebDriverWait(self.driver, seconds, poll_frequency=0.02).until(lambda driver: driver.execute_script(condition))

    def find(self, selector):
        return self.driver.find_element("css selector", selector)

    def all(self, selector):
        return self.driver.find_elements("css selector", selector)

    def cell(self, item):
        return self.find(f"[data-item='{item}'] a")

    def press(self, *keys):
        self.driver.switch_to.active_element.send_keys(*keys)

    def requests(self):
        """Addresses asked for since the last call, and those that failed."""
        asked, failed = {}, []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            parameters = message["params"]
            if message["method"] == "Network.requestWillBeSent":
                asked[parameters["requestId"]] = parameters["request"]["url"]
            elif message["method"] == "Network.loadingFailed" and not parameters.get("canceled"):
                failed.append((asked.get(parameters["requestId"]), parameters.get("errorText"), parameters.get("blockedReason")))
            elif message["method"] == "Network.responseReceived" and parameters["response"]["status"] >= 400:
                failed.append((parameters["response"]["url"], parameters["response"]["status"], None))
        return list(asked.values()), failed

    def complaints(self):
        """What the page wrote to the console: errors, and refusals of its content policy."""
        return [entry["message"] for entry in self.driver.get_log("browser")]


class Server:
    """Serves a folder below a path of 127.0.0.1."""

    def __init__(self, folder: Path, prefix="/some/where/"):
        self.folder, self.prefix = folder, prefix

    def __enter__(self):
        prefix = self.prefix

        class Handler(http.server.SimpleHTTPRequestHandler):
            def translate_path(self, path):
                if not urlsplit(path).path.startswith(prefix):
                    return "/nowhere"
                # Names are bytes; the server's own translation knows UTF-8 only.
                below = unquote_to_bytes(urlsplit(path).path[len(prefix) :])
                return os.fsdecode(os.path.join(os.fsencode(self.directory), below))

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(self.folder)))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}{prefix}"

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
