import { findCycles, folderKnots } from './find-cycles';
import { testFile } from './test-file';

const file = (path: string, arrows: readonly string[], isTest = false) =>
  testFile(path, { arrows, isTest });

describe('folderKnots', () => {
  it('[tooling] finds folders that reach each other by different files', () => {
    const knots = folderKnots([
      file('host/src/app/a.ts', ['host/src/gate/b.ts']),
      file('host/src/gate/c.ts', ['host/src/app/d.ts', 'react']),
      file('host/src/page/e.ts', ['host/src/page/f.ts']),
    ]);
    expect(knots).toEqual([['host/src/app', 'host/src/gate']]);
  });

  it('[tooling] leaves out tests, and files in no folder', () => {
    const knots = folderKnots([
      file('host/src/app/a.ts', ['host/src/gate/b.ts', 'host/src/bootstrap.ts']),
      file('host/src/gate/b.test.ts', ['host/src/app/a.ts'], true),
      file('host/src/bootstrap.ts', ['host/src/app/a.ts']),
    ]);
    expect(knots).toEqual([]);
  });
});

const cyclesOf = (arrows: Record<string, readonly string[]>) =>
  findCycles(new Map(Object.entries(arrows)));

describe('findCycles', () => {
  it('finds none if all arrows point one way', () => {
    expect(cyclesOf({ a: ['b', 'c'], b: ['c'], c: ['library'] })).toEqual([]);
  });

  it('finds a module that imports itself, and two that import each other', () => {
    expect(cyclesOf({ a: ['a'], b: ['c'], c: ['b', 'a'] })).toEqual([['a'], ['b', 'c']]);
  });

  it('finds a way round over many, and keeps two rings apart', () => {
    const ring = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: ['d'] };
    expect(cyclesOf(ring)).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ]);
  });

  it('takes a cross arrow into what is closed already for no ring', () => {
    expect(cyclesOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
  });
});
