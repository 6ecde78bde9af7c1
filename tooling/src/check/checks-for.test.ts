import { checksFor } from './checks-for';

const nothing = { scripts: [], format: [], tests: [], everywhere: [] };

describe('what is checked of changed files', () => {
  it('[tooling] is nothing where nothing has changed', () => {
    expect(checksFor([])).toEqual(nothing);
  });

  it('[tooling] is all of a source file', () => {
    const file = 'remote-contracts/src/remote.ts';
    expect(checksFor([file])).toEqual({
      ...nothing,
      scripts: [file],
      format: [file],
      tests: [file],
    });
  });

  it('[tooling] finds the tests of a stylesheet by who imports it', () => {
    const file = 'shared-kernel/src/ui/button.module.css';
    expect(checksFor([file])).toEqual({ ...nothing, format: [file], tests: [file] });
  });

  it('[tooling] holds a document to its links, and a title to the statements', () => {
    const documents = ['blocks', 'doors', 'figures', 'links', 'packages', 'statements'].map(
      (name) => `tooling/src/docs/${name}.test.ts`,
    );
    expect(checksFor(['docs/glossary.md']).tests).toEqual(documents);
    expect(checksFor(['e2e/flows/search.spec.ts']).tests).toEqual(documents);
  });

  it('[tooling] says which file only all tests can judge', () => {
    expect(checksFor(['jest.config.mjs', 'pnpm-lock.yaml', 'host/package.json'])).toEqual({
      scripts: ['jest.config.mjs'],
      format: ['jest.config.mjs', 'pnpm-lock.yaml', 'host/package.json'],
      tests: ['host/package.json'],
      everywhere: ['jest.config.mjs', 'pnpm-lock.yaml'],
    });
  });

  it('[tooling] leaves out what a command writes', () => {
    expect(checksFor(['shared-kernel/api/released/ui.d.ts'])).toEqual(nothing);
  });
});
