/** Width and height of the test pattern (`edge`) and of each square in it (`field`), in px. */
const edge = 16;
const field = 4;

/** Maximum difference per colour channel, from 0 to 255. Some browsers change the lowest bits of pixels invisibly. */
const tolerance = 8;

type Colour = readonly [red: number, green: number, blue: number];

/** Each square has a different colour, so that a uniform or shuffled image is detected. */
const colourAt = (x: number, y: number): Colour => {
  const place = Math.floor(y / field) * (edge / field) + Math.floor(x / field);
  return [place * 16, 255 - place * 16, (place * 80) % 256];
};

/**
 * Whether a canvas returns the pixels that were drawn. Browsers with fingerprinting protection throw an error or return
 * noise. Call this before each use, because users can change the setting.
 *
 * @example
 * if (!canReadCanvas()) show({ title: 'Your browser does not let the page read images' });
 */
export function canReadCanvas(): boolean {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = edge;
    canvas.height = edge;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return false;
    for (let y = 0; y < edge; y += field) {
      for (let x = 0; x < edge; x += field) {
        context.fillStyle = `rgb(${colourAt(x, y).join()})`;
        context.fillRect(x, y, field, field);
      }
    }
    const { data } = context.getImageData(0, 0, edge, edge);
    const isAsDrawn = (value: number, index: number) => {
      const pixel = Math.floor(index / 4);
      const expected = [...colourAt(pixel % edge, Math.floor(pixel / edge)), 255][index % 4] ?? 0;
      return Math.abs(value - expected) <= tolerance;
    };
    return data.length === edge * edge * 4 && data.every(isAsDrawn);
  } catch {
    return false;
  }
}
