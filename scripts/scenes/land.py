"""Mountains, dunes, woods, meadows and night skies."""

import numpy as np


def mountains(c):
    c.gradient([(0, (58, 84, 140)), (0.35, (176, 152, 178)), (0.55, (255, 196, 140)), (1, (255, 214, 160))])
    c.paint((255, 222, 190), 0.5 * np.clip(c.noise(3, 9, 5) - 0.05, 0, 1) * (c.y < 0.5))
    c.light((255, 190, 110), np.exp(-c.distance(0.95, 0.46) * 4.5) * 0.7)
    c.paint((255, 246, 220), c.disc(0.95, 0.45, 0.035, 0.003))
    near, far = np.array((18, 26, 40)), np.array((196, 150, 150))
    for layer in range(6):
        depth = layer / 5
        line = c.ridge(0.50 + 0.09 * layer, 0.13 - 0.012 * layer, 3 + layer)
        colour = far + (near - far) * depth**0.7
        haze = np.clip((c.y - line) * 3.2, 0, 1)[..., None] * (1 - depth) * 0.55
        c.paint(colour * (1 - haze) + np.array((255, 206, 170)) * haze, c.below(line))


def dunes(c):
    c.gradient([(0, (44, 104, 176)), (0.4, (168, 200, 222)), (1, (236, 214, 184))])
    for layer in range(4):
        line = c.ridge(0.36 + 0.15 * layer, 0.10 + 0.02 * layer, 1 + layer % 2, 2)
        drop = np.clip(c.y - line, 0, 1)
        slope = np.gradient(line[0])[None, :] * c.h
        lit = 1 / (1 + np.exp(np.clip(drop * 3 - slope * 4 - 0.3, -40, 40)))
        ripples = 0.5 + 0.5 * np.sin((c.y * (150 - 26 * layer) + c.noise(4, 3, 3) * 9 + c.x * 14))
        lit = np.clip(lit + (ripples - 0.5) * 0.14 * (0.3 + layer / 3), 0, 1)[..., None]
        c.paint(np.array((128, 62, 38)) * (1 - lit) + np.array((248, 182, 106)) * lit, c.below(line))


def forest(c):
    c.gradient([(0, (206, 220, 198)), (0.55, (228, 232, 206)), (1, (96, 112, 76))])
    c.light((255, 236, 170), np.exp(-c.distance(0.75, 0.2) * 3.2) * 0.35)
    for layer in range(6):
        depth = layer / 5
        colour = np.array((182, 198, 178)) * (1 - depth) + np.array((22, 32, 26)) * depth
        canopy = c.noise(7 + layer * 2, 5 + layer, 6, 0.62)
        c.paint(colour + (10 * (1 - depth), 16, 0), np.clip((canopy + 0.30 - c.y * 2.0) * 7, 0, 1) * (0.35 + 0.5 * depth))
        for _ in range(15 - 2 * layer):
            x, width = c.random.uniform(0, c.aspect), 0.004 + 0.026 * depth**1.6
            lean = c.random.uniform(-0.03, 0.03)
            bark = c.noise(40, 6, 2) * 8 * depth
            axis = np.abs(c.x - x - lean * (1 - c.y)) / (width * (0.75 + 0.35 * c.y))
            c.paint(colour + bark[..., None], np.clip((1 - axis) * width * 900, 0, 1) * (c.y < 0.72 + 0.26 * depth))
        ground = c.ridge(0.72 + 0.055 * layer, 0.015, 6)
        grass = c.noise(60, 40, 3)[..., None] * 18 * depth
        c.paint(colour * 0.72 + np.array((30, 44, 8)) + grass, c.below(ground, 0.004))
        c.paint((226, 232, 212), 0.13 * np.clip(1.3 - np.abs(c.y - 0.6) * 2.4 + c.noise(3, 4, 3) * 0.5, 0, 1))


def meadow(c):
    c.gradient([(0, (150, 186, 120)), (0.5, (84, 136, 62)), (1, (26, 60, 26))])
    c.light((120, 110, 30), np.clip(c.noise(4, 4, 3) + 0.1, 0, 1) * 0.4)
    for _ in range(70):
        x, y, radius = c.random.uniform(0, c.aspect), c.random.uniform(0, 0.75), c.random.uniform(0.015, 0.06)
        colour = [(250, 240, 190), (255, 190, 90), (240, 120, 150), (190, 230, 130)][c.random.integers(4)]
        c.paint(colour, c.disc(x, y, radius, 0.004) * c.random.uniform(0.10, 0.32))
    for x, y, size, colour in [
        (0.22, 0.62, 0.10, (226, 60, 50)),
        (0.80, 0.70, 0.115, (232, 72, 48)),
        (0.50, 0.42, 0.165, (238, 52, 44)),
    ]:
        stem = np.abs(c.x - x - 0.03 * np.sin((c.y - y) * 4)) / (size * 0.05)
        c.paint((62, 104, 44), np.clip((1 - stem) * 6, 0, 1) * (c.y > y))
        flower(c, x, y, size, np.array(colour))


def flower(c, x, y, size, colour):
    angle = np.arctan2(c.y - y, c.x - x)
    radius = c.distance(x, y) / size
    for turn in (0.0, 0.55):
        petal = np.abs(np.cos(2.5 * (angle + turn))) ** 0.55
        edge = np.clip((0.45 + 0.55 * petal - radius * (1 + 0.16 * (turn > 0))) * size * 700, 0, 1)
        veins = 12 * np.sin(angle * 46) * radius
        shade = np.clip(0.42 + 0.66 * radius * petal, 0.3, 1.12)
        c.paint(colour * shade[..., None] + veins[..., None], edge)
    c.paint((38, 26, 30), c.disc(x, y, size * 0.2, 0.004))
    for step in range(26):
        turn, reach = step * 2.4, size * (0.12 + 0.13 * (step % 3) / 2)
        c.paint((236, 196, 84), c.disc(x + reach * np.cos(turn), y + reach * np.sin(turn), size * 0.02, 0.001))


def aurora(c):
    c.gradient([(0, (6, 10, 32)), (0.6, (14, 38, 62)), (1, (30, 70, 80))])
    stars(c, 500)
    for place, strength, colour in ((0.34, 1.0, (70, 255, 150)), (0.46, 0.7, (60, 230, 170)), (0.24, 0.5, (150, 90, 230))):
        curve = c.ridge(place + 0.14, 0.16, 2, 3)
        up = curve - c.y
        rays = 0.55 + 0.45 * c.noise(38, 1.2, 3)
        c.light(colour, strength * rays * np.where(up > 0, np.exp(-up * 6.5), np.exp(up * 60)) * 0.75)
    line = c.ridge(0.80, 0.10, 4)
    c.paint((10, 18, 28), c.below(line))
    snow = np.clip(c.noise(14, 10, 5) * 2 + 0.15 - (c.y - line) * 7, 0, 1)
    c.paint((96, 150, 150), c.below(line) * snow * 0.5)
    for _ in range(60):
        tree(c, c.random.uniform(0, c.aspect), 1.02, c.random.uniform(0.10, 0.24), (4, 8, 12))


def tree(c, x, foot, height, colour):
    up = (foot - c.y) / height
    reach = height * 0.20 * (1 - up) * (0.62 + 0.38 * np.abs(np.sin(up * 21)))
    c.paint(colour, np.clip((reach - np.abs(c.x - x)) * 900, 0, 1) * (up > 0) * (up < 1))


def stars(c, count):
    for _ in range(count):
        row, column = int(c.random.uniform(0, 0.8) * c.h), int(c.random.uniform(0, 1) * (c.w - 4))
        c.rgb[row : row + 2, column : column + 2] += c.random.uniform(0.1, 1.0) ** 2


def balloons(c):
    c.gradient([(0, (92, 140, 206)), (0.5, (206, 202, 214)), (0.75, (255, 214, 168)), (1, (255, 206, 150))])
    c.paint((255, 240, 226), 0.6 * np.clip(c.noise(3, 14, 5), 0, 1))
    for layer in range(3):
        line = c.ridge(0.84 + 0.05 * layer, 0.03, 4)
        c.paint(np.array((180, 134, 120)) * (1 - 0.32 * layer), c.below(line))
    palettes = [((214, 58, 46), (250, 214, 120)), ((36, 92, 150), (244, 236, 222)), ((240, 150, 40), (140, 40, 90))]
    for index, (x, y, size) in enumerate([(0.15, 0.67, 0.032), (0.42, 0.57, 0.05), (0.10, 0.45, 0.045), (0.30, 0.28, 0.13)]):
        balloon(c, x, y, size, *palettes[index % 3])


def balloon(c, x, y, size, one, two):
    u, v = (c.x - x) / size, (c.y - y) / size
    width = np.where(v < 0, 1.0, np.sqrt(np.clip(1 - (v / 1.55) ** 2, 0, 1)) * (1 - 0.30 * np.clip(v, 0, 2)))
    inside = np.clip((1 - np.hypot(u / np.maximum(width, 0.01), np.where(v < 0, v, 0))) * size * 900, 0, 1) * (v < 1.32)
    across = np.clip(u / np.maximum(width * np.sqrt(np.clip(1 - np.minimum(v, 0) ** 2, 0.01, 1)), 0.01), -1, 1)
    gore = (np.floor(np.arcsin(across) / np.pi * 12 + 60) % 2)[..., None]
    shade = np.clip(1.02 - 0.42 * (across + 0.35) ** 2 - 0.16 * v, 0.3, 1.1)[..., None]
    c.paint((np.array(one) * gore + np.array(two) * (1 - gore)) * shade, inside)
    for side in (-1, 1):
        rope = np.abs(u - side * (0.30 - 0.10 * np.clip(v - 1.3, 0, 1)))
        c.paint((70, 56, 48), np.clip((0.022 - rope) * size * 900, 0, 1) * (v > 1.3) * (v < 1.75))
    c.paint((112, 74, 44), c.box(x - 0.22 * size, y + 1.72 * size, x + 0.22 * size, y + 2.02 * size))
