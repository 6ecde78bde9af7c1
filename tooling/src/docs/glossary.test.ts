import { readDocument } from './documents';
import { glossaryWords, refusedWords, termPattern, wordRules } from './glossary';
import { writtenFiles } from './plain-words';

const place = 'docs/glossary.md';
const glossary = readDocument(place);
/** The specification's sentences, the versions of packages, and the rule with its test. */
const isGiven = (path: string) =>
  /^(docs\/(statements|conformance|glossary)\.md|pnpm-lock\.yaml|tooling\/src\/docs\/glossary[\w.]*\.ts)$/.test(
    path,
  );

describe('the words of the glossary', () => {
  const written = writtenFiles().filter(({ path }) => !isGiven(path));

  it('[tooling] are found in prose, in identifiers and in names of files', () => {
    const pattern = termPattern('event log');
    for (const text of [
      'the event log',
      'readEventLog',
      'eventLogOf',
      'event-log.ts',
      'event\nlog',
    ])
      expect(text).toMatch(pattern);
    for (const text of ['revent log', 'event catalog', 'events log'])
      expect(text).not.toMatch(pattern);
  });

  it('[tooling] are refused where another word is the one, but for named places', () => {
    const rules = [{ avoid: ['signer'], write: 'signatory', exceptIn: ['pdf'] }];
    const documents = ['pdf/a.ts', 'b.ts'].map((path) => ({ path, text: 'const isSigner = 1;' }));
    const assignee = { path: 'c.ts', text: 'the assignee, a designer' };
    expect(refusedWords(rules, [...documents, assignee])).toEqual([
      'b.ts says “signer”: write signatory.',
    ]);
  });

  it('[tooling] are one for each concept, in code, texts and documents', () => {
    const rules = wordRules(glossary);
    expect(rules.length).toBeGreaterThan(8);
    expect(refusedWords(rules, written)).toEqual([]);
  });

  it('[tooling] are all used', () => {
    const words = glossaryWords(glossary);
    const unused = words.filter((word) => {
      const pattern = termPattern(word.toLowerCase());
      return !written.some(({ text }) => pattern.test(text) || text.includes(word));
    });
    expect(words.length).toBeGreaterThan(50);
    expect(unused).toEqual([]);
  });
});
