const done = new WeakSet();

/**
 * A reader that copies what stands from right to left turns it letter by letter, and so the letters that one glyph
 * joins: of علاء it would take عالء. So those are handed over turned, by the font that the document uses now.
 */
export function keepJoinedInOrder(document: PDFKit.PDFDocument): void {
  const { font } = document._font;
  if (done.has(font)) return;
  done.add(font);
  const layout = font.layout.bind(font);
  font.layout = (...asked) => {
    const shaped = layout(...asked);
    for (const glyph of shaped.direction === 'rtl' ? shaped.glyphs : []) {
      if (done.has(glyph)) continue;
      done.add(glyph);
      glyph.codePoints = [...glyph.codePoints].reverse();
    }
    return shaped;
  };
}
