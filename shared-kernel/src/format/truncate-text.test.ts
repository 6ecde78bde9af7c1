import { truncateText, limitCombiningMarks } from './truncate-text';

describe('truncateText', () => {
  it('[C4] text within the maximum length stays unchanged', () => {
    expect(truncateText('x'.repeat(300))).toBe('x'.repeat(300));
  });

  it('[C4] longer text is shortened and gets an ellipsis', () => {
    expect(truncateText('x'.repeat(301))).toBe(`${'x'.repeat(299)}…`);
    expect(truncateText('one two three', 9)).toBe('one two…');
  });

  it('[C4] shortening a text never splits a character', () => {
    expect(truncateText('ab👩cd', 4)).toBe('ab…');
    expect(truncateText('a👩\u200D👦b', 5)).toBe('a👩…');
  });
});

describe('limitCombiningMarks', () => {
  it('[C4] combining marks that writing systems use are preserved', () => {
    for (const text of ['Việt Nam', 'שָׁלוֹם', 'क्षत्रिय', '👨\u200D👩\u200D👧\u200D👦', 'e\u0301']) {
      expect(limitCombiningMarks(text)).toBe(text);
    }
  });

  it('[C4] combining marks beyond eight per letter are removed', () => {
    expect(limitCombiningMarks(`a${'\u0489'.repeat(2000)}b`)).toBe(`a${'\u0489'.repeat(8)}b`);
  });

  it('[C4] a sequence of joined emoji is limited to eight', () => {
    const joined = '👩\u200D'.repeat(500);
    expect(limitCombiningMarks(joined).length).toBeLessThan(40);
  });
});
