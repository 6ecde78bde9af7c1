import { houseFigures } from './figures';
import { testFile as file } from './test-file';

const { exports, imports } = {
  exports: ['formatUsd', 'formatDate', 'csv'],
  imports: [{ from: 'shared-kernel/format', names: ['formatUsd'] }],
};
const takesBoth = { imports: [{ from: 'shared-kernel/format', names: ['formatUsd', 'csv'] }] };
const long = (lines: number) => ({ name: 'long', lines });

const house = [
  file('shared-kernel/src/format/index.ts', { lines: 30, exports }),
  file('shared-kernel/src/format/usd.test.ts', { lines: 5, isTest: true, casts: 9 }),
  file('host/src/a.ts', { lines: 201, imports, casts: 2, functions: [long(51), long(101)] }),
  file('remote-x/src/b.ts', { lines: 39, imports, arrows: ['remote-x/src/c.ts'], casts: 1 }),
  file('remote-x/src/c.ts', { lines: 30 }),
  file('tooling/src/table.ts', { lines: 500, ...takesBoth }),
  file('e2e/flow.ts', { lines: 7, functions: [long(900)], casts: 5 }),
];

const figures = new Map(
  houseFigures(house, [{ first: 'a', second: 'b' }], new Set(['tooling/src/table.ts'])).map(
    ({ name, value }) => [name, value],
  ),
);

it.each([
  ['shared-kernel: lines of source', 30],
  ['shared-kernel: lines of tests', 5],
  ['e2e: lines of source', 7],
  ['kernel’s share of all source', 3.7],
  ['kernel’s public names used by two product packages', 33.3],
  ['files over 200 lines, tables left out', 1],
  ['functions over 50 lines', 2],
  ['functions over 100 lines', 1],
  ['files of at most 30 lines with one importer', 1],
  ['casts, without e2e', 3],
  ['duplicate pairs', 1],
])('[house] counts %s', (name, value) => expect(figures.get(name)).toBe(value));
