import { dependantsOf, readSources } from './dependants';

const sources = new Map([
  ['shared-kernel/package.json', '{"exports":{"./ui":"./src/ui/index.ts"}}'],
  ['shared-kernel/src/ui/button.tsx', "import './button.css';"],
  ['shared-kernel/src/ui/button.css', ''],
  ['shared-kernel/src/ui/index.ts', "export { Button } from './button';"],
  ['shared-kernel/src/domain/client/index.ts', "export * from './client';"],
  ['shared-kernel/src/domain/client/client.ts', ''],
  ['host/src/app.tsx', "import { Button } from 'shared-kernel/ui';"],
  ['host/src/index.ts', "void import('./app');"],
  ['host/src/app.test.tsx', "jest.mock('./app');"],
  ['host/src/clients.ts', "import type { Client } from 'shared-kernel/domain/client';"],
]);
const from = (file: string) => Object.fromEntries(dependantsOf([file], sources));

describe('what imports a file', () => {
  it('[tooling] is found however far away, and what only passes it on is no step', () => {
    expect(from('shared-kernel/src/ui/button.tsx')).toEqual({
      'shared-kernel/src/ui/button.tsx': 0,
      'shared-kernel/src/ui/index.ts': 1,
      'host/src/app.tsx': 1,
      'host/src/index.ts': 2,
      'host/src/app.test.tsx': 2,
    });
  });

  it('[tooling] is found by a stylesheet, a type, and an entry whose name says its folder', () => {
    expect(from('shared-kernel/src/ui/button.css')).toMatchObject({ 'host/src/app.tsx': 2 });
    expect(from('shared-kernel/src/domain/client/client.ts')).toMatchObject({
      'host/src/clients.ts': 1,
    });
  });

  it('[tooling] is nothing where nothing imports it', () => {
    expect(from('host/src/index.ts')).toEqual({ 'host/src/index.ts': 0 });
  });

  it('[tooling] is read of this repository', () => {
    const here = dependantsOf(['tooling/src/check/dependants.ts'], readSources());
    expect(here.get('tooling/src/check/dependants.test.ts')).toBe(1);
    expect(here.get('tooling/src/cli/check.ts')).toBe(1);
  });
});
