import { maxSearchLength, truncateSearchText } from './truncate-search-text';
import { createTextMatcher } from './text-matcher';

const longest = 'a'.repeat(maxSearchLength);

describe('truncateSearchText', () => {
  it.each([
    ['', ''],
    [longest, longest],
    [`${longest}b`, longest],
    ['a'.repeat(10_000), longest],
    [`${longest.slice(1)}😀`, longest.slice(1)],
    [`${longest.slice(2)}😀b`, `${longest.slice(2)}😀`],
  ])('[R52] a long search text is shortened without splitting a character', (text, cut) => {
    expect(truncateSearchText(text)).toBe(cut);
  });

  it('[R52] a search ignores text beyond the maximum length', () => {
    const texts = [`${longest}bcd`];
    expect(createTextMatcher(`${longest}xyz`)(texts)).toBe(true);
    expect(createTextMatcher(`x${longest}`)(texts)).toBe(false);
  });
});
