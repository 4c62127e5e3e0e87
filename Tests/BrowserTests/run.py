"""Runs the tests and ends with their count, `N passed, N failed`."""

import sys
import unittest

import test_gallery

names = sys.argv[1:]
loader = unittest.TestLoader()
suite = loader.loadTestsFromNames(names, test_gallery) if names else loader.loadTestsFromModule(test_gallery)
result = unittest.TextTestRunner(verbosity=2).run(suite)
failed = len({test.id().split(" ")[0] for test, _ in result.failures + result.errors})
print(f"{max(result.testsRun - failed, 0)} passed, {failed} failed")
sys.exit(failed > 0 or result.testsRun == 0)
