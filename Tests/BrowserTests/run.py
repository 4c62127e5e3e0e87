"""Runs the tests and ends with their count, `N passed, N failed`."""

import shutil
import sys
import unittest
from pathlib import Path

import library

names = sys.argv[1:]
loader = unittest.TestLoader()
suite = loader.loadTestsFromNames(names) if names else loader.discover(str(Path(__file__).parent))
try:
    library.make()
    result = unittest.TextTestRunner(verbosity=2).run(suite)
finally:
    shutil.rmtree(library.ROOT)
failed = len({test.id().split(" ")[0] for test, _ in result.failures + result.errors})
print(f"{max(result.testsRun - failed, 0)} passed, {failed} failed")
sys.exit(failed > 0 or result.testsRun == 0)
