import { readDocument } from '../docs/documents';
import { findFaults, type Bounds, findExcesses, readmeFaults } from './find-faults';
import { testFile } from './test-file';
import type { SourceFile } from './read-house';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');

describe('the length of the README', () => {
  it('[tooling] is 150 lines and 1,200 words at most', () => {
    expect(readmeFaults('a\n'.repeat(150))).toEqual([]);
    expect(readmeFaults('a\n'.repeat(151))).toEqual(['README.md has 151 lines, and 150 at most.']);
    expect(readmeFaults(words(1200))).toEqual([]);
    expect(readmeFaults(words(1201))).toEqual(['README.md has 1201 words, and 1200 at most.']);
    expect(readmeFaults(`${words(1200)} | - |`)).toEqual([]);
  });

  it('[tooling] is kept', () => {
    expect(readmeFaults(readDocument('README.md'))).toEqual([]);
  });
});

const bounds: Bounds = {
  longFiles: new Set(['host/table.ts']),
  longFunctions: 1,
  undocumentedNames: 0,
  doubles: 0,
  knottedFolders: 0,
};

const file = (path: string, lines: number, own: Partial<SourceFile> = {}) =>
  testFile(path, { lines, ...own });

const long = (name: string) => ({ name, lines: 51 });

describe('findExcesses', () => {
  it('[house] finds none in a house within its bounds', () => {
    const house = [
      file('host/short.ts', 200, {
        functions: [{ name: 'short', lines: 50 }, long('one')],
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
    const double = { first: 'a.ts:1', second: 'b.ts:9' };
    expect(findExcesses([], [double], bounds)).toEqual([
      'There are 1 doubles, and 0 at most: a.ts:1 and b.ts:9.',
    ]);
  });
});

const entry = testFile('shared-kernel/src/format/index.ts', { exports: ['formatShare'] });
const taken = [{ from: 'shared-kernel/format', names: ['formatShare'] }];

describe('findFaults', () => {
  it('takes a test of another package for one who imports a name of the kernel', () => {
    expect(
      findFaults([entry, testFile('e2e/a.spec.ts', { isTest: true, imports: taken })]),
    ).toEqual([]);
  });

  it('names what the kernel offers and only its own tests import', () => {
    const own = testFile('shared-kernel/src/a.test.ts', { isTest: true, imports: taken });
    expect(findFaults([entry, own])).toEqual([
      'shared-kernel/format offers formatShare, which no other package imports.',
    ]);
  });

  it('accepts what nothing imports and the last release lent', () => {
    const released = testFile('shared-kernel/src/format/index.ts', { exports: ['formatUsd'] });
    expect(findFaults([released])).toEqual([]);
  });
});
