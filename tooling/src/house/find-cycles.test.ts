import { knottedFolders } from './find-cycles';
import { testFile } from './test-file';

const file = (path: string, arrows: readonly string[], isTest = false) =>
  testFile(path, { arrows, isTest });

describe('knottedFolders', () => {
  it('[tooling] finds folders that reach each other by different files', () => {
    const knots = knottedFolders([
      file('host/src/app/a.ts', ['host/src/gate/b.ts']),
      file('host/src/gate/c.ts', ['host/src/app/d.ts', 'react']),
      file('host/src/page/e.ts', ['host/src/page/f.ts']),
    ]);
    expect(knots).toEqual(['host/src/app', 'host/src/gate']);
  });

  it('[tooling] leaves out tests, and files in no folder', () => {
    const knots = knottedFolders([
      file('host/src/app/a.ts', ['host/src/gate/b.ts', 'host/src/bootstrap.ts']),
      file('host/src/gate/b.test.ts', ['host/src/app/a.ts'], true),
      file('host/src/bootstrap.ts', ['host/src/app/a.ts']),
    ]);
    expect(knots).toEqual([]);
  });
});
