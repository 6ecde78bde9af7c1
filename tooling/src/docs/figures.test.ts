import { documentsOf } from './documents';
import { figuresWithoutCommand } from './figures';

/** Statements say what must be true; decisions are records of the day they were made, which docs/decisions says. */
const isRecord = (path: string) =>
  path === 'docs/statements.md' || path.startsWith('docs/decisions/');

const documents = documentsOf('.md').filter(
  ({ path }) => !isRecord(path) && !path.startsWith('test-results/'),
);

describe('a figure in a document', () => {
  it('[tooling] is found without the command that makes it', () => {
    const text =
      '# A\n\nIt takes 12 kB.\n\n## B\n\n`npm run bench` says 3 s.\n\n## C\n\nNo figure.';
    expect(figuresWithoutCommand(text)).toEqual(['# A']);
  });

  it.each(documents)('[tooling] has its command in $path', ({ text }) => {
    expect(figuresWithoutCommand(text)).toEqual([]);
  });

  it.each(documents.filter(({ path }) => /^docs\/measurements\/(?!README)/.test(path)))(
    '[tooling] has its date in $path',
    ({ text }) => {
      expect(text).toMatch(/`npm run [^`]+`, \d{1,2} [A-Z][a-z]+ \d{4}/);
    },
  );
});
