import { folderKnots } from './folder-knots';
import type { SourceFile } from './read-house';

const file = (path: string, arrows: readonly string[], isTest = false): SourceFile => ({
  path,
  arrows,
  isTest,
  room: path.replace(/\/.*/, ''),
  lines: 1,
  casts: 0,
  imports: [],
  exports: [],
  declared: [],
  functions: [],
});

describe('folderKnots', () => {
  it('[tooling] finds folders that reach each other by different files', () => {
    const knots = folderKnots([
      file('host/src/app/a.ts', ['host/src/gate/b.ts']),
      file('host/src/gate/c.ts', ['host/src/app/d.ts', 'react']),
      file('host/src/page/e.ts', ['host/src/page/f.ts']),
    ]);
    expect(knots).toEqual([['host/src/app', 'host/src/gate']]);
  });

  it('[tooling] leaves out tests, and what stands in no folder', () => {
    const knots = folderKnots([
      file('host/src/app/a.ts', ['host/src/gate/b.ts', 'host/src/bootstrap.ts']),
      file('host/src/gate/b.test.ts', ['host/src/app/a.ts'], true),
      file('host/src/bootstrap.ts', ['host/src/app/a.ts']),
    ]);
    expect(knots).toEqual([]);
  });
});
