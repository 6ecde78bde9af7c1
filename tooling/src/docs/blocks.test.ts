import { blocksOf, commandsOf, isServer, whyLeftOut } from './blocks';
import { documentsOf, readDocument } from './documents';

const document = [
  '```sh',
  'npm start   # serves it',
  'npm run release -- nginx --to ./a \\',
  '  --out ./b',
  '# a remark',
  '',
  'git grep -n "#1"',
  '```',
  '```ts host/src/a.ts',
  'const a = 1;',
  '```',
].join('\n');

describe('the blocks of a document', () => {
  it('[tooling] are read with their language and the file that they quote', () => {
    expect(blocksOf(document).map(({ language, path }) => [language, path])).toEqual([
      ['sh', undefined],
      ['ts', 'host/src/a.ts'],
    ]);
  });

  it('[tooling] hold commands, each on one line and without its comment', () => {
    expect(commandsOf(document)).toEqual([
      'npm start',
      'npm run release -- nginx --to ./a --out ./b',
      'git grep -n "#1"',
    ]);
  });

  it('[tooling] are tried but for a named list', () => {
    expect(whyLeftOut('npm test -- deep')).toBeDefined();
    expect(whyLeftOut('npm run release -- status --to s3://a')).toBeDefined();
    expect(whyLeftOut('npm run release -- nginx --to ./a --out /etc/nginx/a.conf')).toBeDefined();
    expect(whyLeftOut('npm test -- unit -- gate')).toBeUndefined();
    expect(whyLeftOut('npm run release -- status --to ./a')).toBeUndefined();
    expect(isServer('npm run dev -- contracts')).toBe(true);
    expect(isServer('npm run check')).toBe(false);
  });

  it('[tooling] use no language that starts a command untried', () => {
    const untried = documentsOf('.md').flatMap(({ path, text }) =>
      blocksOf(text)
        .filter(({ language }) => ['bash', 'shell', 'console', 'zsh'].includes(language))
        .map(() => path),
    );
    expect(untried).toEqual([]);
  });
});

describe('code that a document quotes', () => {
  const quoted = documentsOf('.md').flatMap(({ path: document, text }) =>
    blocksOf(text).flatMap(({ path, text: code }) =>
      path === undefined ? [] : [{ document, path, code }],
    ),
  );

  it('[tooling] is there', () => {
    expect(quoted.length).toBeGreaterThan(2);
  });

  it.each(quoted)('[tooling] is in $path as $document says', ({ path, code }) => {
    expect(readDocument(path)).toContain(code);
  });
});
