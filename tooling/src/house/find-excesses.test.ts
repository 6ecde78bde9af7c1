import { type Bounds, findExcesses } from './find-faults';
import type { SourceFile } from './read-house';
import { testFile } from './test-file';

const bounds: Bounds = {
  longFiles: new Set(['host/table.ts']),
  longFunctions: 1,
  undocumentedNames: 0,
  doubles: 0,
  knottedFolders: 0,
};

const file = (path: string, lines: number, own: Partial<SourceFile> = {}) =>
  testFile(path, { lines, ...own });

const long = (name: string) => ({ name, lines: 51, whole: 60 });

describe('findExcesses', () => {
  it('[house] finds none in a house within its bounds', () => {
    const house = [
      file('host/short.ts', 200, {
        functions: [{ name: 'short', lines: 50, whole: 60 }, long('one')],
      }),
      file('host/table.ts', 500),
      file('host/a.test.ts', 500, { isTest: true, functions: [long('test')] }),
      file('e2e/flow.ts', 100, { functions: [long('tests'), long('others')] }),
    ];
    expect(findExcesses(house, [], bounds)).toEqual([]);
  });

  it('[house] names a file that grew too long, and every function over the bound', () => {
    const house = [file('host/a.ts', 201, { functions: [long('one'), long('two')] })];
    expect(findExcesses(house, [], bounds)).toEqual([
      'host/a.ts has 201 lines, and 200 at most.',
      'There are 2 functions over 50 lines, and 1 at most: one (host/a.ts), two (host/a.ts).',
    ]);
  });

  it('[house] names what stands twice', () => {
    const double = { first: 'a.ts:1', second: 'b.ts:9', lines: 12 };
    expect(findExcesses([], [double], bounds)).toEqual([
      'There are 1 doubles, and 0 at most: a.ts:1 and b.ts:9.',
    ]);
  });
});
