"""A picture in the making: floating-point RGB on a grid twice as fine as the photo, so that edges come out smooth."""

import numpy as np
from PIL import Image

FINE = 2


class Canvas:
    def __init__(self, width, height, seed):
        self.size = (width, height)
        self.random = np.random.default_rng(seed)
        self.w, self.h = width * FINE, height * FINE
        # Both in units of the height: y from 0 at the top to 1, x from 0 to the aspect.
        self.y, self.x = np.mgrid[0 : self.h, 0 : self.w].astype(np.float32) / self.h
        self.aspect = width / height
        self.rgb = np.zeros((self.h, self.w, 3), np.float32)

    def gradient(self, stops):
        """Fills with colours from the top down; a stop is a height and a colour."""
        places = [place for place, _ in stops]
        rows = [np.interp(self.y[:, 0], places, [colour[band] / 255 for _, colour in stops]) for band in range(3)]
        self.rgb[:] = np.stack(rows, axis=-1)[:, None, :]

    def paint(self, colour, mask):
        """Lays a colour, or a picture of colours, over the canvas where the mask (0 to 1) says."""
        colour = np.asarray(colour, np.float32) / 255
        self.rgb += (colour - self.rgb) * np.clip(mask, 0, 1)[..., None]

    def light(self, colour, mask):
        """Adds light, as lamps and suns do."""
        self.rgb += np.asarray(colour, np.float32) / 255 * np.maximum(mask, 0)[..., None]

    def distance(self, x, y, stretch=1.0):
        return np.hypot(self.x - x, (self.y - y) * stretch)

    def below(self, line, softness=0.0015):
        """A mask of what lies under a line: a height for each column."""
        return 1 / (1 + np.exp(-np.clip((self.y - line) / softness, -40, 40)))

    def disc(self, x, y, radius, softness=0.0015, stretch=1.0):
        return 1 / (1 + np.exp(np.clip((self.distance(x, y, stretch) - radius) / softness, -40, 40)))

    def box(self, left, top, right, bottom):
        mask = np.zeros((self.h, self.w), np.float32)
        left, top, right, bottom = (round(edge * self.h) for edge in (left, top, right, bottom))
        mask[max(top, 0) : max(bottom, 0), max(left, 0) : max(right, 0)] = 1
        return mask

    def noise(self, across, down, octaves=4, fade=0.5):
        """Clouds between -1 and 1; the coarsest has so many cells across and down."""
        total = np.zeros((self.h, self.w), np.float32)
        for octave in range(octaves):
            cells = (max(2, int(down * 2**octave)), max(2, int(across * 2**octave)))
            field = Image.fromarray(self.random.uniform(-1, 1, cells).astype(np.float32))
            total += fade**octave * np.asarray(field.resize((self.w, self.h), Image.Resampling.BICUBIC))
        return total / sum(fade**octave for octave in range(octaves))

    def ridge(self, height, roughness, cells, octaves=6):
        """A line of hills: a height for each column."""
        columns = np.linspace(0, 1, self.w)
        line = np.zeros(self.w)
        for octave in range(octaves):
            count = int(cells * 2**octave) + 2
            knots = self.random.uniform(-1, 1, count)
            place = columns * (count - 1)
            step = place % 1
            step = step * step * (3 - 2 * step)
            index = np.minimum(place.astype(int), count - 2)
            line += 0.48**octave * (knots[index] * (1 - step) + knots[index + 1] * step)
        return (height - roughness * line)[None, :].astype(np.float32)

    def photo(self, vignette=0.28, grain=0.010):
        """The finished picture: darker corners, a little grain, eight bits."""
        radius = np.hypot(self.x / self.aspect - 0.5, self.y - 0.5)
        shaded = self.rgb * (1 - vignette * (radius / 0.7) ** 2.4)[..., None]
        image = Image.fromarray((np.clip(shaded, 0, 1) * 255).round().astype(np.uint8)).reduce(FINE)
        pixels = np.asarray(image, np.float32) / 255
        pixels += self.random.normal(0, grain, pixels.shape[:2])[..., None]
        return Image.fromarray((np.clip(pixels, 0, 1) * 255).round().astype(np.uint8))
