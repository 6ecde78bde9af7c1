import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { outputsHash, rulesHash } from './inputs';

let root: string;

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trustfold-rules-'));
  for (const file of ['pnpm-lock.yaml', 'tsconfig.json', 'tsconfig.base.json']) write(file, '');
  write('tooling/webpack/loader.ts', '');
  write('tooling/webpack/antd/texts.ts', 'old');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('rulesHash', () => {
  it.each(['tooling/webpack/antd/texts.ts', 'tooling/webpack/more.ts', 'pnpm-lock.yaml'])(
    '[federation] is another when %s is',
    (file) => {
      const before = rulesHash(root);
      write(file, 'new');
      expect(rulesHash(root)).not.toBe(before);
    },
  );

  it('[federation] is the same no matter what tests, the component book and sources say', () => {
    const before = rulesHash(root);
    write('tooling/webpack/loader.test.ts', 'new');
    write('tooling/webpack/loader.book.tsx', 'new');
    write('host/src/index.ts', 'new');
    expect(rulesHash(root)).toBe(before);
  });
});

describe('outputsHash', () => {
  it.each([
    ['changed', () => write('dist/assets/a.js', 'edited')],
    ['added', () => write('dist/assets/b.js', '')],
    ['removed', () => rmSync(join(root, 'dist/index.html'))],
  ])('[deployment] is another once a file of the build was %s', (_how, change) => {
    write('dist/index.html', 'page');
    write('dist/assets/a.js', 'built');
    const built = outputsHash(join(root, 'dist'));
    expect(outputsHash(join(root, 'dist'))).toBe(built);
    change();
    expect(outputsHash(join(root, 'dist'))).not.toBe(built);
  });
});
