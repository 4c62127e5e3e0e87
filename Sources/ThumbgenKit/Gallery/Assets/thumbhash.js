/** The picture a ThumbHash stands for, some 32 pixels large, as a canvas; null where the text is no hash. */
function thumbHashCanvas(base64) {
  const bytes = decodeBase64(base64);
  if (bytes.length < 5) return null;
  const bits = bitReader(bytes);
  const level = (count) => bits(count) / ((1 << count) - 1);

  const lightness = { mean: level(6) };
  const yellowBlue = { mean: level(6) * 2 - 1 };
  const redGreen = { mean: level(6) * 2 - 1 };
  lightness.scale = level(5);
  const hasAlpha = bits(1) === 1;
  const shorter = bits(3);
  // A little more colour than was stored makes up for what rounding takes.
  yellowBlue.scale = level(6) * 1.25;
  redGreen.scale = level(6) * 1.25;
  const isLandscape = bits(1) === 1;
  const longer = hasAlpha ? 5 : 7;
  const [across, down] = isLandscape ? [longer, shorter] : [shorter, longer];
  const alpha = { mean: 1, scale: 0 };
  if (hasAlpha) {
    alpha.mean = level(4);
    alpha.scale = level(4);
  }

  const readTerms = (channel, columns, rows) => {
    channel.terms = [];
    for (let v = 0; v < rows; v++) {
      for (let u = v > 0 ? 0 : 1; u * rows < columns * (rows - v); u++) {
        channel.terms.push({ u, v, weight: (level(4) * 2 - 1) * channel.scale * 2 });
      }
    }
  };
  readTerms(lightness, Math.max(3, across), Math.max(3, down));
  readTerms(yellowBlue, 3, 3);
  readTerms(redGreen, 3, 3);
  if (hasAlpha) readTerms(alpha, 5, 5);

  const ratio = Math.max(1, across) / Math.max(1, down);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(ratio > 1 ? 32 : 32 * ratio);
  canvas.height = Math.round(ratio > 1 ? 32 / ratio : 32);
  const context = canvas.getContext("2d");
  const image = context.createImageData(canvas.width, canvas.height);
  const columnWaves = cosines(canvas.width);
  const rowWaves = cosines(canvas.height);
  const value = (channel, x, y) =>
    (channel.terms ?? []).reduce(
      (sum, { u, v, weight }) => sum + weight * columnWaves[u][x] * rowWaves[v][y],
      channel.mean,
    );
  for (let y = 0, at = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++, at += 4) {
      const l = value(lightness, x, y);
      const p = value(yellowBlue, x, y);
      const q = value(redGreen, x, y);
      const blue = l - (2 / 3) * p;
      const red = (3 * l - blue + q) / 2;
      // The array clamps and rounds.
      image.data.set([red * 255, (red - q) * 255, blue * 255, value(alpha, x, y) * 255], at);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

function decodeBase64(text) {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Reads so many bits at a time, lowest first; bits behind the end are 0. */
function bitReader(bytes) {
  let position = 0;
  return (count) => {
    let value = 0;
    for (let bit = 0; bit < count; bit++, position++) {
      value |= ((bytes[position >> 3] >> (position & 7)) & 1) << bit;
    }
    return value;
  };
}

/** The waves of frequency 0 to 6 over so many samples. */
function cosines(samples) {
  return Array.from({ length: 7 }, (_, frequency) =>
    Array.from({ length: samples }, (_, at) => Math.cos((Math.PI / samples) * frequency * (at + 0.5))),
  );
}
