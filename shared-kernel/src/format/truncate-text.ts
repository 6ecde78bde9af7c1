/** Maximum number of combining marks on one letter. More marks would overflow the line. */
const maxMarks = 8;

const stackedMarks = new RegExp(`([\\p{M}\\u200D]{${maxMarks}})[\\p{M}\\u200D]+`, 'gu');
const joined = new RegExp(`((?:\\u200D[^\\u200D]){${maxMarks}})(?:\\u200D[^\\u200D])+`, 'gu');

/** Removes excess combining marks from each letter. They could make a letter as large as a page. */
export const limitCombiningMarks = (text: string): string =>
  text.replace(stackedMarks, '$1').replace(joined, '$1');

const halfALetter = /[\uD800-\uDBFF\u200D]$/;

/**
 * Shortens a text to `maxLength` characters, including an ellipsis. Excess combining marks are removed from texts of
 * any length.
 *
 * @example
 * truncateText('A long text', 6) // 'A lon…'
 */
export function truncateText(text: string, maxLength = 300): string {
  const calm = limitCombiningMarks(text);
  if (calm.length <= maxLength) return calm;
  const beginning = calm.slice(0, maxLength - 1).replace(halfALetter, '');
  return `${beginning.trimEnd()}…`;
}

/** Matches a phrase in Arabic or Hebrew script, up to a letter of another script or a comma. */
const phrase = /([\p{scx=Arab}\p{scx=Hebr}](?:[^\p{L},;:·]*[\p{scx=Arab}\p{scx=Hebr}])*)/u;

/**
 * Splits a text into alternating left-to-right and right-to-left parts. A date after an Arabic name then keeps its
 * place.
 */
export const splitByDirection = (text: string): readonly string[] => text.split(phrase);
