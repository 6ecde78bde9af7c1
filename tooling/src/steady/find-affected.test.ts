import { findAffected, narrowed } from './find-affected';

const importing = (...names: readonly string[]) =>
  names.map((name) => `import '${name}';`).join('\n');

const sources = new Map([
  ['host/src/main.ts', importing('./add')],
  ['host/src/add.ts', ''],
  ['host/src/add.test.ts', importing('./add', './fake-clock')],
  ['host/src/cut.test.tsx', importing('./fake-clock', 'kernel/testing')],
  ['host/src/fake-clock.ts', importing('./testing/moment.json')],
  ['host/src/testing/moment.json', ''],
  ['kernel/package.json', '{"exports":{"./testing":"./src/testing/index.ts"}}'],
  ['kernel/src/testing/index.ts', importing('./records')],
  ['kernel/src/testing/records.ts', ''],
  ['e2e/flows/gate.spec.ts', importing('../core/open', 'kernel/testing')],
  ['e2e/core/open.ts', importing('../../tooling/src/drive/index')],
  ['tooling/src/drive/index.ts', ''],
]);

const none = { browser: [], unit: [], wide: [] };

const affected = (changed: readonly string[], all = sources) => findAffected(changed, all);

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
    const specs = Array.from(
      { length: count },
      (_, index) => [`e2e/flows/${index}.spec.ts`, importing('../core/open')] as const,
    );
    const found = affected(['e2e/core/open.ts'], new Map([['e2e/core/open.ts', ''], ...specs]));
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
