import { checksFor } from './checks-for';

const nothing = { lint: [], format: [], projects: [], tests: [], everywhere: [] };

describe('what is checked of changed files', () => {
  it('[tooling] is nothing where nothing has changed', () => {
    expect(checksFor([])).toEqual(nothing);
  });

  it('[tooling] is all of a source file', () => {
    const file = 'remote-contracts/src/remote.ts';
    expect(checksFor([file])).toEqual({
      ...nothing,
      lint: [file],
      format: [file],
      projects: ['product'],
      tests: [file],
    });
  });

  it.each([
    ['shared-kernel/src/domain/contract/index.ts', 'product'],
    ['types/assets.d.ts', 'product'],
    ['tooling/src/cli/check.ts', 'tooling'],
    ['tooling/src/new/remote-blue-print/src/remote.ts', 'product'],
    ['e2e/flows/search.spec.ts', 'e2e'],
  ])('[tooling] holds the types of %s with those of the %s', (file, project) => {
    expect(checksFor([file]).projects).toEqual([project]);
  });

  it('[tooling] names each project once', () => {
    expect(checksFor(['host/src/a.ts', 'host/src/b.ts', 'e2e/c.ts']).projects).toEqual([
      'product',
      'e2e',
    ]);
  });

  it('[tooling] finds the tests of a stylesheet by who imports it', () => {
    const file = 'shared-kernel/src/ui/button.module.css';
    expect(checksFor([file])).toEqual({ ...nothing, format: [file], tests: [file] });
  });

  it('[tooling] holds a document to its links, and a title to the statements', () => {
    const documents = ['doors', 'links', 'statements'].map(
      (name) => `tooling/src/docs/${name}.test.ts`,
    );
    expect(checksFor(['docs/glossary.md']).tests).toEqual(documents);
    expect(checksFor(['e2e/flows/search.spec.ts']).tests).toEqual(documents);
  });

  it('[tooling] says which file only all tests can judge', () => {
    expect(checksFor(['jest.config.mjs', 'pnpm-lock.yaml', 'host/package.json'])).toEqual({
      lint: ['jest.config.mjs'],
      format: ['jest.config.mjs', 'pnpm-lock.yaml', 'host/package.json'],
      projects: [],
      tests: ['host/package.json'],
      everywhere: ['jest.config.mjs', 'pnpm-lock.yaml'],
    });
  });

  it('[tooling] leaves out what a command writes', () => {
    expect(checksFor(['shared-kernel/api/released/ui.d.ts'])).toEqual(nothing);
  });
});
