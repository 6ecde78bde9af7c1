/** The two faces every PDF reader brings along, so that none is embedded. */
export const pdfFonts = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;

export type PdfFont = keyof typeof pdfFonts;

/** Widths of the characters 32 to 126 in thousandths of the size, from Adobe's font metrics. */
const asciiWidths: Record<PdfFont, readonly number[]> = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
};

/** What WinAnsi holds between 128 and 159, beyond Latin-1: its code and its width. */
const beyondLatin1: Readonly<Record<string, readonly [code: number, width: number]>> = {
  '€': [0x80, 556],
  '…': [0x85, 1000],
  Š: [0x8a, 667],
  Œ: [0x8c, 1000],
  Ž: [0x8e, 611],
  '‘': [0x91, 278],
  '’': [0x92, 278],
  '“': [0x93, 500],
  '”': [0x94, 500],
  '•': [0x95, 350],
  '–': [0x96, 556],
  '—': [0x97, 1000],
  '™': [0x99, 1000],
  š: [0x9a, 500],
  œ: [0x9c, 944],
  ž: [0x9e, 500],
  Ÿ: [0x9f, 667],
};

const unknown = '?';

function codeOf(character: string): number | undefined {
  const known = beyondLatin1[character];
  if (known) return known[0];
  const code = character.codePointAt(0) ?? 0;
  return (code >= 32 && code <= 126) || (code >= 160 && code <= 255) ? code : undefined;
}

const base = (character: string) => character.normalize('NFKD').replace(/\p{M}/gu, '');

/**
 * The text in characters the standard faces can draw: a letter they lack loses its accent, tabs and
 * breaks become spaces, and whatever is left becomes a question mark.
 */
export function drawable(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s/g, ' '))
    .map((character) => {
      if (codeOf(character) !== undefined) return character;
      const plain = base(character);
      const isDrawable =
        plain !== '' && Array.from(plain).every((letter) => codeOf(letter) !== undefined);
      return isDrawable ? plain : unknown;
    })
    .join('');
}

/** The WinAnsi bytes of a drawable text. */
export const winAnsi = (text: string): number[] =>
  Array.from(text, (character) => codeOf(character) ?? unknown.charCodeAt(0));

const widthOf = (character: string, font: PdfFont): number => {
  const known = beyondLatin1[character];
  if (known) return known[1];
  const code = (base(character)[0] ?? character).charCodeAt(0);
  return asciiWidths[font][code - 32] ?? 556;
};

/** How wide a drawable text stands, in points. */
export function textWidth(text: string, font: PdfFont, size: number): number {
  let width = 0;
  for (const character of text) width += widthOf(character, font);
  return (width * size) / 1000;
}

function broken(word: string, font: PdfFont, size: number, room: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && textWidth(piece + character, font, size) > room) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

/** A drawable text in lines no wider than the room; a word that alone is wider is broken. */
export function wrap(text: string, font: PdfFont, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/).flatMap((whole) => broken(whole, font, size, room))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer, font, size) <= room) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
