/** How many characters without a space are drawn in one piece. */
const longestPiece = 80;

const unspaced = '[\\S\\u00A0\\u202F]';
const longRun = new RegExp(`${unspaced}{40}`);
const piece = new RegExp(`${unspaced}{${longestPiece}}(?=${unspaced})(?![\\p{M}\\u200D])`, 'gu');

const turnsAround = /[\u202A-\u202E\u2066-\u2069]/;

/** Whether a text needs more than a box that wraps: a word that may be wider than any, or a turned direction. */
export const needsCare = (text: string): boolean => longRun.test(text) || turnsAround.test(text);

/**
 * A text in pieces between which a line may break. A browser shapes an unbroken run again for every line
 * it takes from it, in time that grows with the square of its length: seconds for 10,000 letters.
 */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: run } of text.matchAll(piece)) {
    pieces.push(text.slice(from, index + run.length));
    from = index + run.length;
  }
  return [...pieces, text.slice(from)];
}
