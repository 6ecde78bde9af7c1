import { splitTextByGlyph, type Glyph, type GlyphFont } from './glyphs';

/** Font size of the digits in a code point box. All lengths in this file are in hundredths of an em. */
const size = 48;
const digitWidth = 32;
const rows = [40, 2] as const;
const spaceWidth = 20;
const box = { bottom: -8, height: 94, line: 3, gap: 6 } as const;

const hexOf = (letter: string) => {
  const hex = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return hex.padStart(hex.length > 4 ? 6 : 4, '0');
};

const boxWidth = (letter: string) =>
  letter === ' ' ? spaceWidth : (hexOf(letter).length / 2) * digitWidth + 4 * box.line;

const rectangle = (inset: number, left: number, width: number) =>
  [left + inset, box.bottom + inset, width - 2 * inset, box.height - 2 * inset].join(' ') + ' re';

/** Returns the width of a text drawn as code point boxes, in hundredths of an em. */
export const measureCodeBoxes = (text: string): number =>
  Array.from(text).reduce((width, letter) => width + boxWidth(letter) + box.gap, 0);

/**
 * Draws each letter as a box with its hexadecimal code point. Text that no font supports is drawn this way, so that
 * different names look different.
 */
export function drawCodeBoxes(
  document: PDFKit.PDFDocument,
  text: string,
  isFromRight: boolean,
): GlyphFont {
  const font = document._font;
  const drawBox = (letter: string, left: number): string => {
    if (letter === ' ') return '';
    const hex = hexOf(letter);
    const half = hex.length / 2;
    const digits = [hex.slice(0, half), hex.slice(half)].flatMap((row, line) =>
      font.encode(row)[0].map((code, column) => {
        const x = left + 2 * box.line + column * digitWidth;
        return `BT /Digits ${size} Tf ${x} ${rows[line] ?? 0} Td <${code}> Tj ET`;
      }),
    );
    const width = boxWidth(letter);
    return [rectangle(0, left, width), rectangle(box.line, left, width), 'f*', ...digits].join(
      '\n',
    );
  };
  const glyphs = splitTextByGlyph(text, isFromRight).map((grapheme): Glyph => {
    const letters = Array.from(grapheme);
    const boxes = letters.map((letter, index) =>
      drawBox(letter, measureCodeBoxes(letters.slice(0, index).join(''))),
    );
    return { text: grapheme, width: measureCodeBoxes(grapheme), drawing: boxes.join('\n') };
  });
  return { glyphs, resources: { Font: { Digits: font.ref() } } };
}
