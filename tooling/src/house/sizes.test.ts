import { smallFiles } from './sizes';
import { testFile } from './test-file';

const file = (path: string, lines: number, arrows: readonly string[] = [], isTest = false) =>
  testFile(path, { lines, arrows, isTest });

it('[tooling] small files with one importer are found, tests left out', () => {
  const found = smallFiles([
    file('one.ts', 30),
    file('long.ts', 31),
    file('shared.ts', 5),
    file('lonely.ts', 5),
    file('a.ts', 90, ['one.ts', 'one.ts', 'long.ts', 'shared.ts']),
    file('b.ts', 90, ['shared.ts']),
    file('one.test.ts', 9, ['one.ts'], true),
  ]);
  expect(found.map(({ path }) => path)).toEqual(['one.ts']);
});
