"""Seas, beaches, lakes and a lighthouse."""

import numpy as np

from .land import stars


def water(c, horizon, deep, sky, choppy=1.0):
    """Waves that shrink towards the horizon, mirroring the colour of the sky."""
    depth = np.clip((c.y - horizon) / (1 - horizon), 1e-3, 1)
    far = 1 / (depth + 0.035)
    wave = np.zeros_like(c.y)
    for _ in range(9):
        stretch, speed = c.random.uniform(1.4, 7), c.random.uniform(-0.8, 0.8)
        phase = c.random.uniform(0, 6.3)
        wave += np.sin(far * stretch * 3.4 + (c.x - c.aspect / 2) * far * speed * stretch + phase + c.noise(6, 10, 2) * 2)
    wave = np.tanh(wave / 4 * choppy)
    glint = np.clip(0.52 - 0.34 * depth + 0.34 * wave, 0, 1)[..., None]
    c.paint(np.array(deep) * (1 - glint) + np.array(sky) * glint, c.below(horizon, 0.001))
    return wave, depth


def sunset(c):
    c.gradient([(0, (46, 52, 110)), (0.3, (188, 92, 110)), (0.5, (255, 160, 84)), (0.56, (255, 208, 130)), (1, (0, 0, 0))])
    bands = np.clip(c.noise(2.5, 12, 5) * 1.6 - 0.1, 0, 1) * (c.y < 0.5)
    c.paint((116, 56, 96), bands * 0.7)
    c.light((255, 150, 60), np.exp(-c.distance(0.9, 0.5, 1.5) * 4) * 0.8)
    c.paint((255, 240, 196), c.disc(0.9, 0.49, 0.055, 0.002))
    wave, depth = water(c, 0.56, (28, 30, 66), (240, 140, 96))
    path = np.exp(-(((c.x - 0.9) / (0.06 + 0.22 * depth)) ** 2))
    c.light((255, 190, 110), path * np.clip(wave + 0.15, 0, 1) * (c.y > 0.56) * 0.95)


def lighthouse(c):
    c.gradient([(0, (70, 130, 196)), (0.55, (186, 214, 230)), (0.7, (240, 232, 214)), (1, (240, 230, 210))])
    c.paint((255, 255, 255), np.clip(c.noise(3, 6, 6, 0.55) * 2.2 - 0.25, 0, 1) * (0.95 - c.y) * 0.95)
    water(c, 0.72, (22, 74, 104), (150, 196, 208))
    cliff = c.ridge(0.80, 0.05, 3) - 0.10 * np.exp(-(((c.x - 0.38) / 0.24) ** 2))
    rock = c.noise(9, 22, 6, 0.65)
    c.paint(np.array((104, 88, 74)) + rock[..., None] * 64, c.below(cliff))
    c.paint(np.array((92, 124, 60)) + c.noise(40, 60, 3)[..., None] * 30, c.below(cliff) * np.clip((0.05 - (c.y - cliff) + rock * 0.03) * 60, 0, 1))
    x, top, foot = 0.36, 0.25, 0.74
    half = 0.052 + 0.022 * np.clip((c.y - top) / (foot - top), 0, 1)
    u = (c.x - x) / half
    tower = np.clip((1 - np.abs(u)) * 60, 0, 1) * (c.y > top) * (c.y < foot)
    red = (np.floor((c.y - top) / (foot - top) * 5) % 2)[..., None]
    shade = np.clip(1.0 - 0.45 * (u + 0.45) ** 2, 0.3, 1)[..., None]
    c.paint((np.array((246, 242, 234)) * (1 - red) + np.array((196, 42, 38)) * red) * shade, tower)
    for y in (0.34, 0.50, 0.64):
        c.paint((40, 44, 54), c.box(x - 0.010, y, x + 0.010, y + 0.026))
    c.paint((44, 46, 52), c.box(x - 0.072, top - 0.012, x + 0.072, top))
    c.paint((255, 236, 160), c.box(x - 0.034, top - 0.068, x + 0.034, top - 0.012))
    for side in (-0.034, -0.013, 0.010, 0.030):
        c.paint((44, 46, 52), c.box(x + side, top - 0.068, x + side + 0.004, top - 0.012))
    roof = np.clip((0.046 * (c.y - top + 0.112) / 0.044 - np.abs(c.x - x)) * 700, 0, 1)
    c.paint((168, 36, 34), roof * (c.y < top - 0.068) * (c.y > top - 0.112))
    c.light((255, 230, 150), np.exp(-c.distance(x, top - 0.04) * 22) * 0.5)


def lagoon(c):
    shore = c.y * 0.55 + c.x * 0.62 + c.noise(3, 3, 6, 0.45) * 0.16
    stops = [0.0, 0.42, 0.56, 0.66, 0.70, 0.74, 1.3]
    colours = [(8, 74, 122), (12, 124, 158), (60, 186, 186), (150, 222, 206), (214, 196, 160), (238, 218, 176), (246, 228, 190)]
    c.rgb[:] = np.stack([np.interp(shore, stops, [colour[band] / 255 for colour in colours]) for band in range(3)], -1)
    c.paint((6, 60, 84), np.clip(c.noise(7, 7, 5) * 2 - 0.7, 0, 1) * np.clip((0.58 - shore) * 6, 0, 1) * 0.8)
    c.light((90, 110, 100), np.clip(0.18 - np.abs(c.noise(26, 26, 2)), 0, 1) * 2.2 * np.clip((0.68 - shore) * 4, 0, 1))
    for place, strength in ((0.685, 0.95), (0.645, 0.6), (0.60, 0.35)):
        foam = np.exp(-(((shore - place + c.noise(14, 14, 4) * 0.016) / 0.007) ** 2))
        c.paint((252, 255, 252), foam * strength * np.clip(0.75 + c.noise(40, 40, 3), 0, 1))
    c.light((30, 24, 14), c.noise(120, 120, 2) * np.clip((shore - 0.74) * 20, 0, 1) * 0.5)
    for _ in range(16):
        x, y = c.random.uniform(0.2, c.aspect), c.random.uniform(0.45, 1.0)
        if y * 0.55 + x * 0.62 > 1.02:
            palm(c, x, y, c.random.uniform(0.055, 0.085))


def palm(c, x, y, size):
    for dx, dy, colour in ((0.022, 0.028, (120, 104, 78)), (0, 0, None)):
        angle = np.arctan2(c.y - y - dy, c.x - x - dx)
        radius = c.distance(x + dx, y + dy) / size
        star = np.abs(np.cos(angle * 4.5 + x * 9)) ** 0.6 * 0.9 + 0.1
        mask = np.clip((star - radius) * 30, 0, 1)
        green = np.array((36, 96, 44)) + np.stack([40 * radius, 60 * radius, 10 * radius], -1) * np.sin(angle * 20)[..., None]
        c.paint(green if colour is None else colour, mask * (1 if colour is None else 0.5))


def sail(c):
    c.gradient([(0, (40, 116, 190)), (0.55, (176, 212, 232)), (1, (176, 212, 232))])
    c.paint((255, 255, 255), np.clip(c.noise(4, 7, 6, 0.55) * 2 - 0.2, 0, 1) * (c.y < 0.56) * 0.8)
    c.paint((110, 140, 160), c.below(c.ridge(0.545, 0.02, 4)))
    wave, _ = water(c, 0.56, (10, 66, 112), (120, 180, 208))
    x, foot = 0.52, 0.70
    for side, height, width, colour in ((1, 0.50, 0.20, (250, 248, 240)), (-1, 0.42, 0.15, (236, 92, 60))):
        up = (foot - 0.035 - c.y) / height
        reach = width * np.clip(1 - up, 0, 1) ** 0.82
        along = (c.x - x) * side
        shade = np.clip(1.0 - 0.28 * along / width - 0.06 * np.cos(up * 30), 0.4, 1)[..., None]
        c.paint(np.array(colour) * shade, np.clip((reach - along) * 800, 0, 1) * np.clip((along - 0.006) * 800, 0, 1) * (up > 0))
        c.paint((235, 240, 240), np.clip((reach - along) * 60, 0, 0.2) * (along > 0) * (c.y > foot + 0.06) * (wave > 0.1))
    c.paint((60, 44, 34), c.box(x - 0.004, foot - 0.55, x + 0.004, foot))
    hull = np.clip((0.20 - 1.4 * np.maximum(c.y - foot, 0) - np.abs(c.x - x)) * 800, 0, 1)
    c.paint(np.where((c.y < foot - 0.012)[..., None], (236, 232, 222), (28, 44, 70)), hull * (c.y > foot - 0.03) * (c.y < foot + 0.045))


def lake(c):
    c.gradient([(0, (24, 38, 92)), (0.28, (96, 96, 158)), (0.5, (242, 170, 150)), (1, (242, 170, 150))])
    c.paint((240, 190, 186), np.clip(c.noise(6, 9, 5) * 1.4, 0, 1) * (c.y < 0.5) * 0.5)
    stars(c, 120)
    for layer in range(4):
        line = np.minimum(c.ridge(0.36 + 0.045 * layer, 0.15 - 0.034 * layer, 7 + 3 * layer), 0.52)
        colour = np.array((150, 112, 142)) * (1 - layer / 3) + np.array((16, 24, 40)) * layer / 3
        c.paint(colour, c.below(line))
        snow = np.clip(c.noise(40, 14, 5) * 2.4 + 1.0 - (c.y - line) * 16, 0, 1)
        if layer < 2:
            c.paint((252, 200, 190), c.below(line) * snow * 0.75)
    half = int(c.h * 0.52)
    mirror = c.rgb[half - 1 :: -1][: c.h - half]
    shift = (np.sin(np.arange(len(mirror)) ** 0.75 * 1.7) * 5).astype(int)
    for row, offset in enumerate(shift):
        c.rgb[half + row] = np.roll(mirror[row], offset, axis=0) * 0.72 + np.array((4, 10, 26)) / 255
    c.light((70, 60, 80), np.clip(c.noise(8, 90, 2), 0, 1) * c.below(0.52, 0.001) * 0.28)
    c.paint((236, 200, 196), np.exp(-(((c.y - 0.52) / 0.012) ** 2)) * 0.35)
