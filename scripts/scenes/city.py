"""The city by night, and what stands on its tables."""

import numpy as np


def skyline(c):
    c.gradient([(0, (22, 28, 78)), (0.32, (86, 66, 132)), (0.62, (255, 158, 116)), (1, (255, 158, 116))])
    c.paint((88, 62, 110), np.clip(c.noise(4, 10, 5) * 1.5, 0, 1) * (c.y < 0.6) * 0.5)
    c.paint((250, 244, 224), c.disc(1.45, 0.14, 0.035, 0.0015))
    shore = 0.70
    for layer, colour in enumerate([(74, 58, 98), (38, 34, 66), (15, 17, 34)]):
        x = -0.02
        while x < c.aspect:
            width = c.random.uniform(0.045, 0.11)
            rise = c.random.uniform(0.10, 0.30) + 0.20 * np.exp(-(((x - 0.95) / 0.35) ** 2)) - 0.03 * layer
            building(c, x, shore - rise, width, shore, colour, layer)
            x += width * c.random.uniform(0.9, 1.25)
    half = int(c.h * shore)
    depth = np.arange(c.h - half)
    mirror = c.rgb[np.clip(half - 1 - (depth * 1.5).astype(int), 0, None)]
    for row in depth:
        c.rgb[half + row] = np.roll(mirror[row], int(np.sin(row**0.8) * (3 + row / 26)), axis=0) * 0.62
    c.light((255, 190, 110), np.exp(-np.abs(c.y - shore) * 130) * 0.4)


def building(c, left, top, width, foot, colour, layer):
    c.paint(colour, c.box(left, top, left + width, foot))
    if c.random.uniform() < 0.3:
        c.paint(colour, c.box(left + width * 0.48, top - 0.05, left + width * 0.52, top))
    if layer == 0:
        return
    step_x, step_y = 0.0105, 0.0150
    lamp = np.array([(255, 206, 120), (255, 232, 180), (170, 210, 255)][c.random.choice(3, p=[0.6, 0.3, 0.1])])
    share = c.random.uniform(0.2, 0.55)
    for row in np.arange(top + 0.012, foot - 0.012, step_y):
        for column in np.arange(left + 0.006, left + width - 0.008, step_x):
            if c.random.uniform() < share:
                window(c, column, row, lamp * c.random.uniform(0.45, 1.0) * (0.6 + 0.2 * layer))


def window(c, x, y, colour):
    top, left = round(y * c.h), round(max(x, 0) * c.h)
    c.rgb[top : top + round(0.0075 * c.h), left : left + round(0.0055 * c.h)] = colour / 255


def rain(c):
    c.gradient([(0, (12, 16, 34)), (0.6, (34, 30, 54)), (1, (14, 16, 28))])
    colours = [(255, 150, 60), (255, 70, 60), (90, 200, 255), (255, 220, 150), (90, 255, 170), (230, 90, 220)]
    for _ in range(95):
        x, y = c.random.uniform(0, c.aspect), np.clip(c.random.normal(0.5, 0.16), 0.05, 0.95)
        radius, colour = c.random.uniform(0.02, 0.075), colours[c.random.integers(len(colours))]
        rim = np.exp(-(((c.distance(x, y) - radius) / 0.004) ** 2))
        c.light(colour, (c.disc(x, y, radius, 0.0025) * 0.45 + rim * 0.18) * c.random.uniform(0.3, 0.9))
    for _ in range(220):
        x, y, size = c.random.uniform(0, c.aspect), c.random.uniform(0, 1), c.random.uniform(0.003, 0.012)
        drop = c.disc(x, y, size, 0.001, 0.8)
        c.rgb *= (1 - 0.42 * drop * np.clip(0.5 - (c.y - y) / size, 0, 1))[..., None]
        c.light((200, 210, 230), drop * np.clip((c.y - y) / size, 0, 1) * 0.35)
        c.light((255, 255, 255), c.disc(x - size * 0.3, y - size * 0.35, size * 0.18, 0.0006) * 0.8)


def fruit(c):
    c.gradient([(0, (52, 44, 40)), (0.58, (96, 80, 66)), (0.59, (122, 80, 48)), (1, (86, 52, 28))])
    c.light((255, 220, 170), np.exp(-c.distance(0.35, 0.15) * 2.4) * 0.42)
    grain = np.sin(c.y * 210 + c.noise(2, 22, 4) * 9) * 0.5 + c.noise(3, 70, 3)
    c.rgb *= (1 + 0.10 * grain * c.below(0.59, 0.002))[..., None]
    pieces = [
        (0.92, 0.55, 0.155, (224, 124, 26), 0.5),
        (0.47, 0.53, 0.170, (178, 30, 34), 0.15),
        (0.69, 0.66, 0.165, (128, 166, 44), 0.15),
        (1.10, 0.70, 0.120, (236, 190, 50), 0.35),
        (0.30, 0.72, 0.115, (232, 128, 34), 0.5),
        (0.50, 0.79, 0.052, (84, 22, 62), 0.0),
        (0.585, 0.835, 0.050, (96, 26, 66), 0.0),
        (0.90, 0.835, 0.052, (84, 20, 58), 0.0),
    ]
    for x, y, radius, _, _ in pieces:
        shadow = np.hypot((c.x - x - radius * 0.45) / 1.5, (c.y - y - radius * 0.88) * 2.6) / radius
        c.rgb *= (1 - 0.62 * np.exp(-(shadow**2) * 1.5))[..., None]
    for x, y, radius, colour, peel in pieces:
        ball(c, x, y, radius, np.array(colour), peel)


def ball(c, x, y, radius, colour, peel):
    u, v = (c.x - x) / radius, (c.y - y) / radius
    z = np.sqrt(np.clip(1 - u * u - v * v, 0, 1))
    texture = c.noise(110, 110, 2) * peel * 0.22 + c.noise(5, 5, 4) * 0.12
    diffuse = np.clip(-0.50 * u - 0.62 * v + 0.60 * z + texture * z, 0, 1)
    bounce = np.clip(v, 0, 1) * 0.14
    lit = (0.10 + 1.05 * diffuse)[..., None] * colour + bounce[..., None] * np.array((170, 100, 50))
    inside = c.disc(x, y, radius, 0.0012)
    c.paint(lit, inside)
    highlight = np.clip(-0.40 * u - 0.52 * v + 0.755 * z, 0, 1) ** (26 if peel > 0.3 else 70)
    c.light((255, 246, 230), highlight * inside * (0.35 if peel > 0.3 else 0.75))
    if radius > 0.14 and peel < 0.3:
        stem = np.abs(c.x - x - 0.25 * (y - radius * 0.8 - c.y)) / 0.006
        c.paint((60, 42, 24), np.clip((1 - stem) * 3, 0, 1) * (c.y > y - radius * 1.16) * (c.y < y - radius * 0.80))
