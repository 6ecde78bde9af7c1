import { glyphTexts, type GlyphFont } from './glyphs';
import { pictureOf, type TextLook } from './text-picture';

/** Colours and cover of pixels, each an image of its own. */
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

/** A text as the browser draws it: the first letter draws them all, each has its share of the width. */
export function pictureGlyphs(
  document: PDFKit.PDFDocument,
  text: string,
  look: TextLook,
): GlyphFont {
  const { width, left, bottom, pixels } = pictureOf(text, look);
  const texts = glyphTexts(text, look.isFromRight);
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
