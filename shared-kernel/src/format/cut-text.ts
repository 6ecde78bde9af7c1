/** The most marks that are shown on one letter: no script stacks more, and more leave their line. */
const maxMarks = 8;

const stackedMarks = new RegExp(`([\\p{M}\\u200D]{${maxMarks}})[\\p{M}\\u200D]+`, 'gu');
const joined = new RegExp(`((?:\\u200D[^\\u200D]){${maxMarks}})(?:\\u200D[^\\u200D])+`, 'gu');

/** A text without the marks and joined signs that would make one letter as wide as a page. */
export const withoutStacks = (text: string): string =>
  text.replace(stackedMarks, '$1').replace(joined, '$1');

const halfALetter = /[\uD800-\uDBFF\u200D]$/;

/**
 * Of a long text its beginning with an ellipsis, `maxLength` characters in all, for where all of it is not
 * needed; without stacks, at any length.
 *
 * @example
 * cutText('A long text', 6) // 'A lon…'
 */
export function cutText(text: string, maxLength = 300): string {
  const calm = withoutStacks(text);
  if (calm.length <= maxLength) return calm;
  const beginning = calm.slice(0, maxLength - 1).replace(halfALetter, '');
  return `${beginning.trimEnd()}…`;
}

/** From the first letter of Arabic, Hebrew or their kin to the last before another letter, a comma or the like. */
const phrase = /([\p{scx=Arab}\p{scx=Hebr}](?:[^\p{L},;:·]*[\p{scx=Arab}\p{scx=Hebr}])*)/u;

/**
 * A text that is read from left to right in parts, where each second part is read from right to left and has an order of
 * its own: a date behind a name, or a second name after a comma, stays where it was put.
 */
export const directedParts = (text: string): readonly string[] => text.split(phrase);
