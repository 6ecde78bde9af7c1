/** Maximum number of combining marks on one letter. More marks would overflow the line. */
const maxMarks = 8;

const stackedMarks = new RegExp(`([\\p{M}\\u200D]{${maxMarks}})[\\p{M}\\u200D]+`, 'gu');
const joined = new RegExp(`((?:\\u200D[^\\u200D]){${maxMarks}})(?:\\u200D[^\\u200D])+`, 'gu');

/** Removes excess combining marks, which could make one letter as large as a page. */
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

/** Matches an Arabic or Hebrew phrase, which ends before another script or a comma. */
const phrase = /([\p{scx=Arab}\p{scx=Hebr}](?:[^\p{L},;:·]*[\p{scx=Arab}\p{scx=Hebr}])*)/u;

/**
 * Splits a text by direction. Every second part is right-to-left, so that a date after an Arabic name stays in place.
 */
export const splitByDirection = (text: string): readonly string[] => text.split(phrase);
