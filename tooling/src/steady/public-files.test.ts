import { findPublicFile } from './find-affected';

const fileNamed = findPublicFile(
  new Map([
    [
      'kernel',
      {
        '.': './src/index.ts',
        './ui': './src/ui/index.ts',
        './domain/*': './src/domain/*/index.ts',
        './webpack': { default: './webpack/index.mjs' },
      },
    ],
  ]),
);

describe('the file that a public name leads to', () => {
  it.each([
    ['kernel', 'kernel/src/index.ts'],
    ['kernel/ui', 'kernel/src/ui/index.ts'],
    ['kernel/domain/contract', 'kernel/src/domain/contract/index.ts'],
  ])('[tooling] is, by %s, %s', (name, file) => {
    expect(fileNamed(name)).toBe(file);
  });

  it.each(['kernel/other', 'kernel/webpack', 'host/app', 'node:fs', 'react', 'a/b.ts'])(
    '[tooling] is none of ours by %s',
    (name) => {
      expect(fileNamed(name)).toBeUndefined();
    },
  );
});
