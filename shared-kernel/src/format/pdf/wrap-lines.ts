import LineBreaker from 'linebreak';

type WidthOf = (text: string) => number;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a text at the line breaks that Unicode allows. A word that is wider than a line can be split between any two
 * characters.
 */
function* piecesOf(text: string, widthOf: WidthOf, room: number): Generator<string> {
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const piece = text.slice(from, next.position);
    from = next.position;
    if (widthOf(piece.trimEnd()) <= room) yield piece;
    else for (const { segment } of graphemes.segment(piece)) yield segment;
  }
}

export function wrapLines(text: string, widthOf: WidthOf, room: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const piece of piecesOf(text.normalize('NFC').replace(/\s+/g, ' '), widthOf, room)) {
    if (line !== '' && width + widthOf(piece.trimEnd()) > room) {
      lines.push(line.trimEnd());
      line = '';
      width = 0;
    }
    line += piece;
    width += widthOf(piece);
  }
  return [...lines, line.trimEnd()];
}
