/** A glyph of a font that is created for a single text. Lengths are in hundredths of an em. */
export interface Glyph {
  /** The text of the glyph for copying and searching. A ligature has more than one character. */
  readonly text: string;
  readonly width: number;
  /** PDF operators that draw the glyph relative to its baseline. */
  readonly drawing: string;
}

export interface GlyphFont {
  readonly glyphs: readonly Glyph[];
  readonly resources: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const em = 100;

const lettersIn = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Maximum number of glyphs in a font. Each glyph has a one-byte code, and code 0 is unused. */
const maxGlyphs = 255;

const reversed = (text: string) => Array.from(text).reverse().join('');

/**
 * Splits a text into one text per glyph, from left to right. Texts of right-to-left glyphs are reversed, because PDF
 * viewers reverse them again.
 */
export function splitTextByGlyph(text: string, isFromRight: boolean): readonly string[] {
  const all = Array.from(lettersIn.segment(text), ({ segment }) => segment);
  const texts = [...all.slice(0, maxGlyphs - 1), all.slice(maxGlyphs - 1).join('')].filter(
    (part) => part !== '',
  );
  return isFromRight ? texts.map(reversed).reverse() : texts;
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4)).join('');

const codesOf = (glyphs: readonly Glyph[]) => glyphs.map((_, index) => hex(index + 1, 2));

const unicodeMap = (glyphs: readonly Glyph[]) => `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <ff>
endcodespacerange
1 beginbfrange
<01> <${hex(glyphs.length, 2)}> [${glyphs.map(({ text }) => `<${utf16(text)}>`).join(' ')}]
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;

/** Adds a Type 3 font with the glyphs to the PDF document. The glyphs have the codes 1, 2, 3 and so on. */
export function addGlyphFont(
  document: PDFKit.PDFDocument,
  { glyphs, resources }: GlyphFont,
): PDFKit.PDFKitReference {
  const stream = (content: string) => {
    const written = document.ref({});
    written.end(content);
    return written;
  };
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
  const names = codesOf(glyphs).map((code) => `g${code}`);
  const drawings: Record<string, unknown> = {};
  glyphs.forEach((glyph, index) => {
    drawings[names[index] ?? ''] = stream(`${glyph.width} 0 d0\n${glyph.drawing}`);
  });
  const font = document.ref({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [-em, -em, width + em, 2 * em],
    FontMatrix: [0.01, 0, 0, 0.01, 0, 0],
    FirstChar: 1,
    LastChar: glyphs.length,
    Widths: glyphs.map((glyph) => glyph.width),
    Encoding: { Type: 'Encoding', Differences: [1, ...names] },
    CharProcs: drawings,
    Resources: resources,
    ToUnicode: stream(unicodeMap(glyphs)),
  });
  font.end(undefined);
  return font;
}

/** Draws glyphs in sequence. The start point is measured from the upper left corner of the page. */
export function drawGlyphs(
  document: PDFKit.PDFDocument,
  font: PDFKit.PDFKitReference,
  glyphs: readonly Glyph[],
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
) {
  const { page } = document;
  const name = `G${font.id}`;
  (page.fonts as Record<string, unknown>)[name] = font;
  document.save().transform(1, 0, 0, -1, 0, page.height);
  document.addContent(
    `BT\n/${name} ${size} Tf\n1 0 0 1 ${x} ${page.height - y} Tm\n<${codesOf(glyphs).join('')}> Tj\nET`,
  );
  document.restore();
}
