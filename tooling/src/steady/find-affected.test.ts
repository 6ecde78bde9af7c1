import type { SourceFile } from '../house/read-house';
import { testFile } from '../house/test-file';
import { findAffected, findPublicFile, narrowed } from './find-affected';

const file = (path: string, ...arrows: readonly string[]) => testFile(path, { arrows });

const house = [
  file('host/src/main.ts', 'host/src/add.ts'),
  file('host/src/add.ts'),
  file('host/src/add.test.ts', 'host/src/add.ts', 'host/src/fake-clock.ts'),
  file('host/src/cut.test.tsx', 'host/src/fake-clock.ts', 'kernel/testing'),
  file('host/src/fake-clock.ts', 'host/src/testing/moment.json'),
  file('kernel/src/testing/index.ts', 'kernel/src/testing/records.ts'),
  file('kernel/src/testing/records.ts'),
  file('e2e/flows/gate.spec.ts', 'e2e/core/open.ts', 'kernel/testing'),
  file('e2e/core/open.ts', 'tooling/src/drive/index.ts'),
  file('tooling/src/drive/index.ts'),
];

const none = { browser: [], unit: [], wide: [] };

const affected = (changed: readonly string[], all: readonly SourceFile[] = house) =>
  findAffected(changed, all, (name) =>
    name === 'kernel/testing' ? 'kernel/src/testing/index.ts' : undefined,
  );

describe('the test files that a change affects', () => {
  it('[tooling] are empty when nothing has changed, or no test', () => {
    expect(affected([])).toEqual(none);
    expect(affected(['README.md', 'e2e/README.md', 'host/src/add.ts'])).toEqual(none);
  });

  it('[tooling] are those that changed, each once', () => {
    const changed = ['host/src/add.test.ts', 'e2e/flows/gate.spec.ts', 'host/src/new.test.ts'];
    expect(affected([...changed, ...changed])).toEqual({
      ...none,
      browser: ['e2e/flows/gate.spec.ts'],
      unit: ['host/src/add.test.ts', 'host/src/new.test.ts'],
    });
  });

  it.each(['host/src/fake-clock.ts', 'host/src/testing/moment.json'])(
    '[tooling] are those that import %s, on which only tests rest',
    (changed) => {
      const unit = ['host/src/add.test.ts', 'host/src/cut.test.tsx'];
      expect(affected([changed])).toEqual({ ...none, unit });
    },
  );

  it('[tooling] are found through the public name of a file too', () => {
    expect(affected(['kernel/src/testing/records.ts'])).toEqual({
      ...none,
      browser: ['e2e/flows/gate.spec.ts'],
      unit: ['host/src/cut.test.tsx'],
    });
  });

  it('[tooling] are those that compare with a changed picture or tree', () => {
    expect(affected(['e2e/flows/gate.spec.ts-snapshots/gate.aria.yml']).browser).toEqual([
      'e2e/flows/gate.spec.ts',
    ]);
  });

  it('[tooling] are none of a helper that no import leads to: a whole run tells', () => {
    const changed = ['e2e/playwright.config.ts', 'kernel/src/testing/setup.ts'];
    expect(affected(changed)).toEqual({ ...none, wide: changed });
  });

  it.each([
    [20, []],
    [21, ['e2e/core/open.ts']],
  ])('[tooling] are at most 20 of one changed file, here %i', (count, wide) => {
    const specs = Array.from({ length: count }, (_, index) =>
      file(`e2e/flows/${index}.spec.ts`, 'e2e/core/open.ts'),
    );
    const found = affected(['e2e/core/open.ts'], specs);
    expect(found.browser).toHaveLength(wide.length === 0 ? count : 0);
    expect(found.wide).toEqual(wide);
  });

  it('[tooling] are narrowed to those with a word in their path', () => {
    const all = { browser: ['e2e/flows/gate.spec.ts'], unit: ['host/src/gate.test.ts'], wide: [] };
    expect(narrowed(all, [])).toEqual(all);
    expect(narrowed(all, ['flows', 'money'])).toEqual({ ...all, unit: [] });
    expect(narrowed(all, ['gate.'])).toEqual(all);
  });
});

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
