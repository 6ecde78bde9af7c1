import { documentsOf, readDocument } from './documents';
import {
  numbersGiven,
  numbersInComments,
  numbersInTitles,
  ofKinds,
  withoutDeep,
} from './statements';

describe('what cites a statement', () => {
  it('is read from the start of a title, with any text after it', () => {
    expect(numbersInTitles("it('[C8, C9] creates', …)")).toEqual(['C8', 'C9']);
    expect(numbersInTitles('test(`[federation, F3] names`)')).toEqual(['F3']);
    expect(numbersInTitles("it('[workspace] keeps')")).toEqual([]);
    expect(numbersInTitles("expect(rows['C8'])")).toEqual([]);
  });

  it('is no test that the deep run alone takes', () => {
    const tests = "test('[C8] creates', …)\ntest('[C9] waives @deep @a11y', …)";
    expect(numbersInTitles(withoutDeep(tests))).toEqual(['C8']);
  });

  it('is read from the brackets of a comment', () => {
    expect(numbersInComments('/** Its key (GA6, B9), and more (F4 to F7). */')).toEqual([
      'GA6',
      'B9',
      'F4',
      'F7',
    ]);
    expect(numbersInComments('an S3 service (PDF-A4)')).toEqual([]);
  });
});

describe('docs/conformance.md', () => {
  const text = readDocument('docs/conformance.md');
  const rows = [...text.matchAll(/^\| ([A-Z]{1,2}\d{1,2}) +\| (.*?) *\|/gm)].map((match) => ({
    number: match[1] ?? '',
    paths: [...(match[2] ?? '').matchAll(/\]\(\.\.\/([^)]+)\)/g)].map((link) => link[1] ?? ''),
  }));

  it('has every statement but those of the public reports', () => {
    const given = numbersGiven(readDocument('docs/statements.md'));
    expect(rows.map(({ number }) => number)).toEqual(
      given.filter((number) => !/^R\d/.test(number)),
    );
  });

  it('names for each statement tests of every run that cite it', () => {
    const others = rows.flatMap(({ number, paths }) =>
      paths
        .filter((path) => !numbersInTitles(withoutDeep(readDocument(path))).includes(number))
        .map((path) => `${number}: ${path}`),
    );
    expect(others).toEqual([]);
    expect(rows.filter(({ paths }) => paths.length === 0)).toEqual([]);
  });
});

describe('docs/statements.md', () => {
  const given = numbersGiven(readDocument('docs/statements.md'));
  const known = new Set(given);
  const tests = documentsOf('.test.ts', '.test.tsx', '.spec.ts').filter(
    ({ path }) => !path.startsWith('tooling/src/docs/statements'),
  );
  const cited = new Set(tests.flatMap(({ text }) => numbersInTitles(text)));

  it('gives every number once', () => {
    expect(given.length).toBeGreaterThan(130);
    expect(given.filter((number, index) => given.indexOf(number) !== index)).toEqual([]);
  });

  it('has every number that a test cites', () => {
    expect(cited.size).toBeGreaterThan(100);
    const strangers = tests.flatMap(({ path, text }) =>
      numbersInTitles(text)
        .filter((number) => !known.has(number))
        .map((number) => `${path}: ${number}`),
    );
    expect(strangers).toEqual([]);
  });

  it('has every number that code cites', () => {
    const sources = documentsOf('.ts', '.tsx').filter(
      ({ path }) => !path.startsWith('tooling/src/docs/statements'),
    );
    const strangers = sources.flatMap(({ path, text }) =>
      ofKinds(given, numbersInComments(text))
        .filter((number) => !known.has(number))
        .map((number) => `${path}: ${number}`),
    );
    expect(strangers).toEqual([]);
  });

  it('has no statement that no test of every run cites', () => {
    const proved = new Set(tests.flatMap(({ text }) => numbersInTitles(withoutDeep(text))));
    expect(given.filter((number) => !proved.has(number))).toEqual([]);
  });
});
