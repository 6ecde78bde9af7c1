import { findWords, instead, readWordsLeft, wordFaults, writtenFiles } from './plain-words';

const turns = [...instead.keys()];
const [again = ''] = turns;
const told = turns.find((turn) => turn.startsWith('is ')) ?? '';
const limit = 'maxRows'.replace('max', 'most');

describe('the words to avoid', () => {
  it('[tooling] are found with their line, across the lines of a comment too', () => {
    const text = `Asks ${again}.\n/**\n * What ${told.replace(' ', '\n * ')} here. */\nconst ${limit} = 1;`;
    expect(findWords(text)).toEqual([
      { line: 1, words: again, write: 'again' },
      { line: 3, words: told, write: expect.stringContaining('logs') as string },
      { line: 5, words: limit, write: 'max…' },
    ]);
  });

  it('[tooling] are not part of other words', () => {
    expect(findWords('A canew, almostAll, this tolder, most rows.')).toEqual([]);
  });

  it('[tooling] are refused in a file that is not listed, and a listed file has some', () => {
    const documents = [
      { path: 'a.ts', text: `// ${again}` },
      { path: 'b.ts', text: `// ${again}` },
      { path: 'c.ts', text: '// again' },
    ];
    expect(wordFaults(documents, ['b.ts'])).toEqual([`a.ts:1 says “${again}”: write again.`]);
    const sentence =
      'has no word to avoid any more: npm run house -- --words takes it off the list.';
    expect(wordFaults(documents, ['a.ts', 'b.ts', 'c.ts', 'gone.ts'])).toEqual([
      `c.ts ${sentence}`,
      `gone.ts ${sentence}`,
    ]);
  });

  it('[tooling] are in the listed files alone, and each of those has some', () => {
    expect(wordFaults(writtenFiles(), readWordsLeft())).toEqual([]);
  });
});
