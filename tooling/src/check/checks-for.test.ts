import { checksFor } from './checks-for';

const nothing = { scripts: [], format: [], tests: [], furtherTests: 0, everywhere: [] };

const form = 'remote-contracts/src/form.tsx';
const formTest = 'remote-contracts/src/form.test.tsx';
const screen = 'remote-contracts/src/screen.tsx';
const sources = new Map([
  ['remote-contracts/src/rule.ts', ''],
  [form, "import { rule } from './rule';"],
  [formTest, "import { Form } from './form';"],
  [screen, "import { Form } from './form';"],
]);
const of = (...files: readonly string[]) => checksFor(files, { sources });

describe('what is checked of changed files', () => {
  it('[tooling] is nothing where nothing has changed', () => {
    expect(of()).toEqual(nothing);
  });

  it('[tooling] is the file, the types of what imports it, and the tests that need it', () => {
    const file = 'remote-contracts/src/rule.ts';
    expect(of(file)).toEqual({
      ...nothing,
      scripts: [file, form],
      format: [file],
      tests: [formTest],
    });
  });

  it('[tooling] is at most sixteen of the tests, the nearest first, or all of them', () => {
    const tests = Array.from({ length: 18 }, (_, index) => `host/src/t${index}.test.ts`);
    const many = new Map([
      ['host/src/a.ts', ''],
      ['host/src/far.test.ts', "import './t0.test';"],
      ...tests.map((test) => [test, "import './a';"] as const),
    ]);
    const checks = checksFor(['host/src/a.ts'], { sources: many });
    expect(checks.tests).toEqual(tests.slice(0, 16));
    expect(checks.furtherTests).toBe(3);
    const all = checksFor(['host/src/a.ts'], { sources: many, all: true });
    expect(all.tests).toHaveLength(19);
    expect(all.furtherTests).toBe(0);
  });

  it('[tooling] finds the tests of a stylesheet by who imports it', () => {
    const style = 'shared-kernel/src/ui/button.module.css';
    const test = 'shared-kernel/src/ui/button.test.tsx';
    const styled = new Map([
      [style, ''],
      [test, "import classes from './button.module.css';"],
    ]);
    expect(checksFor([style], { sources: styled })).toEqual({
      ...nothing,
      scripts: [test],
      format: [style],
      tests: [test],
    });
  });

  it('[tooling] holds a document to its links, and a title to the statements', () => {
    const documents = ['blocks', 'doors', 'figures', 'links', 'packages', 'statements'].map(
      (name) => `tooling/src/docs/${name}.test.ts`,
    );
    expect(of('docs/glossary.md').tests).toEqual(documents);
    expect(of('e2e/flows/search.spec.ts').tests).toEqual(documents);
  });

  it('[tooling] says which file only all tests can judge', () => {
    expect(of('jest.config.mjs', 'pnpm-lock.yaml', 'host/package.json')).toEqual({
      ...nothing,
      scripts: ['jest.config.mjs'],
      format: ['jest.config.mjs', 'pnpm-lock.yaml', 'host/package.json'],
      everywhere: ['jest.config.mjs', 'pnpm-lock.yaml'],
    });
  });

  it('[tooling] leaves out what a command writes', () => {
    expect(of('shared-kernel/api/released/ui.d.ts')).toEqual(nothing);
  });
});
