import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rulesHash } from './inputs';

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

  it('[federation] is the same whatever tests and sources say', () => {
    const before = rulesHash(root);
    write('tooling/webpack/loader.test.ts', 'new');
    write('host/src/index.ts', 'new');
    expect(rulesHash(root)).toBe(before);
  });
});
