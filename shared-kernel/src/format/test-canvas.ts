type Box = readonly [x: number, y: number, width: number, height: number];

class PlainContext {
  fillStyle = '#000';
  readonly #options: CanvasOptions;
  readonly #pixels = new Map<string, readonly number[]>();

  constructor(options: CanvasOptions) {
    this.#options = options;
  }

  readonly drawImage = (...drawn: readonly unknown[]) => this.#options.onDrawImage?.(...drawn);

  fillRect(...[x, y, width, height]: Box) {
    const colour = (this.fillStyle.match(/\d+/g) ?? []).map(Number);
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1)
        this.#pixels.set(`${column} ${row}`, [...colour, 255]);
  }

  clearRect() {
    this.#pixels.clear();
  }

  measureText(text: string) {
    return {
      width: Array.from(text).length * 60,
      actualBoundingBoxLeft: 0,
      actualBoundingBoxRight: Array.from(text).length * 60,
      actualBoundingBoxAscent: 80,
      actualBoundingBoxDescent: 20,
    };
  }

  fillText(text: string, x: number, y: number) {
    this.#options.onText?.(text);
    Array.from(text).forEach((letter, index) => {
      const point = letter.codePointAt(0) ?? 0;
      const seen = this.#options.letters?.test(letter) === true ? point : 0;
      if (letter !== ' ')
        this.#pixels.set(`${x + index} ${Math.floor(y)}`, [seen >> 16, seen >> 8, seen, 255]);
    });
  }

  getImageData(...[x, y, width, height]: Box) {
    const data = new Uint8ClampedArray(width * height * 4);
    for (let index = 0; index < data.length; index += 1) {
      const place = Math.floor(index / 4);
      const pixel = this.#pixels.get(`${x + (place % width)} ${y + Math.floor(place / width)}`);
      data[index] = this.#options.isGuarded === true ? index * 73 : (pixel?.[index % 4] ?? 0) & 255;
    }
    return { data, width, height };
  }
}

interface CanvasOptions {
  readonly isGuarded?: boolean;
  readonly letters?: RegExp;
  readonly onText?: (text: string) => void;
  readonly onDrawImage?: (...drawn: readonly unknown[]) => void;
}

/** Mocks the canvas of jsdom for one test. */
export function mockCanvas(options: CanvasOptions = {}) {
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => new PlainContext(options) as unknown as RenderingContext);
}
