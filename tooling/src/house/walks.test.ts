import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../packages';
import { readModule } from '../source/read-module';
import { contractsTab, markRead, loadedModules } from './walks';
import type { SourceFile } from './read-house';
import { testFile } from './test-file';

const entries = new Map([['kernel/ui', 'kernel/ui/index.ts']]);

/** A file of these texts; each imports the others by their paths. */
const houseOf = (texts: Record<string, string>): readonly SourceFile[] =>
  Object.entries(texts).map(([path, text]) => {
    const module = readModule(path, text);
    return testFile(path, { ...module, arrows: module.imports.map(({ from }) => from) });
  });

const loaded = (texts: Record<string, string>, ...roots: readonly string[]) =>
  [...loadedModules(houseOf(texts), roots, entries)].sort();

describe('loadedModules', () => {
  it('[tooling] follows imports, without types and without what is imported later', () => {
    const house = {
      'a.ts': `import { b } from 'b.ts'; import type { C } from 'c.ts'; import { type D } from 'd.ts';
        const later = () => import('e.ts');`,
      'b.ts': `import 'f.ts'; export const b = 1;`,
      'c.ts': '',
      'd.ts': '',
      'e.ts': '',
      'f.ts': '',
    };
    expect(loaded(house, 'a.ts')).toEqual(['a.ts', 'b.ts', 'f.ts']);
    expect(loaded(house, 'a.ts', 'e.ts')).toContain('e.ts');
  });

  it('[tooling] takes of a door what is asked of it, under its own name or another', () => {
    const house = {
      'a.ts': `import { button, list } from 'kernel/ui';`,
      'all.ts': `export * as ui from 'kernel/ui';`,
      'kernel/ui/index.ts': `export { button, type Kind } from 'button.ts';
        export { rows as list } from 'rows.ts'; export { rows } from 'table.ts';`,
      'button.ts': 'export const button = 1;',
      'rows.ts': 'export const rows = 1;',
      'table.ts': 'export const rows = 1;',
    };
    expect(loaded(house, 'a.ts')).toEqual(['a.ts', 'button.ts', 'rows.ts']);
    expect(loaded(house, 'all.ts')).toEqual(['all.ts', 'button.ts', 'rows.ts', 'table.ts']);
  });
});

it.each([...contractsTab, ...markRead])(
  '[tooling] a walk goes through %s, which exists',
  (path) => {
    expect(existsSync(join(repository, path))).toBe(true);
  },
);

it('[tooling] no file is counted twice on the way of marking a notification read', () => {
  expect(new Set(markRead).size).toBe(markRead.length);
});
