import { canReadCanvas } from '../can-read-canvas';
import type { FontWeight } from './font-set';
import { splitTextByGlyph, type GlyphFont } from './glyphs';

function imageOf(document: PDFKit.PDFDocument, { data, width, height }: ImageData) {
  const colours = new Uint8Array(width * height * 3);
  const cover = new Uint8Array(width * height);
  for (let pixel = 0; pixel < cover.length; pixel += 1) {
    colours.set(data.subarray(pixel * 4, pixel * 4 + 3), pixel * 3);
    cover[pixel] = data[pixel * 4 + 3] ?? 0;
  }
  const imageWith = (bytes: Uint8Array, more: object) => {
    const head = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height };
    const image = document.ref({ ...head, BitsPerComponent: 8, ...more });
    image.end(bytes);
    return image;
  };
  const mask = imageWith(cover, { ColorSpace: 'DeviceGray' });
  return imageWith(colours, { ColorSpace: 'DeviceRGB', SMask: mask });
}

/**
 * Creates glyphs for a text that the browser draws as one image. The first glyph draws the image. All glyphs have an
 * equal share of the image width.
 */
export function createImageGlyphs(
  document: PDFKit.PDFDocument,
  text: string,
  look: RenderedTextStyle,
): GlyphFont {
  const { width, left, bottom, pixels } = pictureOf(text, look);
  const texts = splitTextByGlyph(text, look.isFromRight);
  const whole = `q ${pixels.width} 0 0 ${pixels.height} ${left} ${bottom} cm /Picture Do Q`;
  return {
    glyphs: texts.map((letter, index) => ({
      text: letter,
      width: width / texts.length,
      drawing: index === 0 ? whole : '',
    })),
    resources: { XObject: { Picture: imageOf(document, pixels) } },
  };
}

/** A text drawn by the browser in system fonts, at 100 px per em on a transparent background. Lengths are in px. */
interface TextPicture {
  readonly width: number;
  readonly left: number;
  readonly bottom: number;
  readonly pixels: ImageData;
}

export interface RenderedTextStyle {
  readonly weight: FontWeight;
  readonly colour: string;
  readonly isFromRight: boolean;
}

const weights: Record<FontWeight, number> = { regular: 400, bold: 700 };

/** Font size in px of the drawn text, which is sufficient for print. */
const em = 100;

/** Space in px between the letters and the edge of their image. */
const rim = 2;

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  return context;
}

function setFont(context: CanvasRenderingContext2D, size: number, look: RenderedTextStyle) {
  context.font = `${weights[look.weight]} ${size}px sans-serif`;
  context.fillStyle = look.colour;
  context.direction = look.isFromRight ? 'rtl' : 'ltr';
  context.textAlign = 'left';
}

function measured(text: string, look: RenderedTextStyle): TextMetrics {
  const ruler = contextOf(1, 1);
  setFont(ruler, em, look);
  return ruler.measureText(text);
}

export const measureTextImage = (text: string, look: RenderedTextStyle): number =>
  measured(text, look).width;

function pictureOf(text: string, look: RenderedTextStyle): TextPicture {
  const box = measured(text, look);
  const left = Math.ceil(box.actualBoundingBoxLeft) + rim;
  const top = Math.ceil(box.actualBoundingBoxAscent) + rim;
  const wide = left + Math.ceil(box.actualBoundingBoxRight) + rim;
  const high = top + Math.ceil(box.actualBoundingBoxDescent) + rim;
  const context = contextOf(wide, high);
  setFont(context, em, look);
  context.fillText(text, left, top);
  const pixels = context.getImageData(0, 0, wide, high);
  return { width: box.width, left: -left, bottom: top - high, pixels };
}

/** An unassigned Unicode character, which no font contains. */
const missing = '\u0378';

const shownAlone = /^[^\s\p{Default_Ignorable_Code_Point}]$/u;

/**
 * Whether the browser can draw a word as an image. It cannot if no system font contains the letters, because each
 * letter would be the same box.
 */
export function canDrawAsImage(word: string): boolean {
  if (!canReadCanvas()) return false;
  const edge = 64;
  const context = contextOf(edge, edge);
  setFont(context, edge / 2, { weight: 'regular', colour: '#000', isFromRight: false });
  const looksOf = (letter: string) => {
    context.clearRect(0, 0, edge, edge);
    context.fillText(letter, edge / 4, (edge * 2) / 3);
    return context.getImageData(0, 0, edge, edge).data.join('');
  };
  const letters = [...new Set(word)].filter((letter) => shownAlone.test(letter));
  const looks = new Set(letters.map(looksOf));
  return (
    ![' ', missing].map(looksOf).some((none) => looks.has(none)) && looks.size === letters.length
  );
}
