import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { repository } from '../src/packages';
import { lintCommand } from '../src/test-steps/lint-step';
import { runProcess } from '../src/base/process';

const report = v.object({
  diagnostics: v.array(v.object({ code: v.string(), filename: v.string() })),
});

const project = JSON.stringify({
  compilerOptions: { strict: true, module: 'esnext', moduleResolution: 'bundler' },
});

/** A repository of just these files under this one's rules. */
const files: Readonly<Record<string, string>> = {
  'tsconfig.json': project,
  'remote-one/src/jest.d.ts':
    'declare const it: (title: string, test: () => void) => void;\ndeclare const expect: (value: unknown) => { toBe(value: unknown): void };\n',
  'tooling/tsconfig.json': project,
  'e2e/tsconfig.json': project,
  'remote-one/src/libraries.d.ts': "declare module 'antd';\n",
  'remote-one/src/one.ts': 'export const one = 1;\n',
  'remote-one/src/list/screen.ts': "export const oneParam = 'one';\n",
  'remote-one/src/list/reads-screen.ts': "export { oneParam } from './screen';\n",
  'remote-one/src/list/reads-remote.ts': "export { remote } from '../remote';\n",
  'remote-one/src/remote.ts':
    "import { oneParam } from './list/screen';\nexport const remote = { oneParam };\n",
  'remote-two/src/reads-one.ts': "export { one } from '../../remote-one/src/one';\n",
  'host/src/reads-one.ts': "export { one } from '../../remote-one/src/one';\n",
  'host/src/dashboard/tab.ts': 'export const tab = 1;\n',
  'host/src/app/reads-tab.ts': "export { tab } from '../dashboard/tab';\n",
  'host/src/page/reads-tab.ts': "export { tab } from '../dashboard/tab';\n",
  'shared-kernel/src/ui/part.ts': 'export const part = 1;\n',
  'shared-kernel/src/domain/reads-part.ts': "export { part } from '../ui/part';\n",
  'shared-kernel/src/ui/names-antd.ts': "export { Button } from 'antd';\n",
  'remote-one/src/names-antd.ts': "export { Button } from 'antd';\n",
  'remote-one/src/asks-behaviour.ts':
    'export const isLive = (given: { behaviour: string }) => given.behaviour;\n',
  'remote-one/src/forgets-promise.ts': 'export const forget = () => {\n  Promise.resolve(1);\n};\n',
  'remote-one/src/in-one-circle.ts':
    "import type { Other } from './in-other-circle';\nexport interface Own {\n  readonly other?: Other;\n}\n",
  'remote-one/src/in-other-circle.ts':
    "import type { Own } from './in-one-circle';\nexport interface Other {\n  readonly own?: Own;\n}\n",
  'remote-one/src/Named.ts': 'export const named = 1;\n',
  'remote-one/src/one-of-two.ts': "import { one } from './one';\nexport const two: string = one;\n",
  'remote-one/src/asserts-if.test.ts':
    "it('asserts if', () => {\n  if (Date.now() > 0) expect(1).toBe(1);\n});\n",
  'remote-one/src/asserts-nothing.test.ts': "it('asserts nothing', () => {\n  Date.now();\n});\n",
  'remote-one/src/says-any.ts': 'export const said = (given: any): unknown => given;\n',
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const path of ['oxlint.config.mjs', 'tooling/lint', 'tooling/package.json'])
    cpSync(join(repository, path), join(folder, path), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[tooling] lint holds the arrows, the doors of the libraries, and the types', async () => {
  const { code, output } = await runProcess(
    process.execPath,
    [...lintCommand, '--format', 'json', 'host', 'remote-one', 'remote-two', 'shared-kernel'],
    { cwd: folder },
  );
  const { diagnostics } = v.parse(report, JSON.parse(output));
  expect(diagnostics.map(({ code: rule, filename }) => `${filename}: ${rule}`).sort()).toEqual([
    'host/src/page/reads-tab.ts: arrows(no-restricted-paths)',
    'host/src/reads-one.ts: arrows(no-restricted-paths)',
    'remote-one/src/Named.ts: unicorn(filename-case)',
    'remote-one/src/asks-behaviour.ts: syntax(no-restricted-syntax)',
    'remote-one/src/asserts-if.test.ts: jest(expect-expect)',
    'remote-one/src/asserts-if.test.ts: jest(no-conditional-expect)',
    'remote-one/src/asserts-nothing.test.ts: jest(expect-expect)',
    'remote-one/src/forgets-promise.ts: typescript(no-floating-promises)',
    'remote-one/src/in-one-circle.ts: import(no-cycle)',
    'remote-one/src/in-other-circle.ts: import(no-cycle)',
    'remote-one/src/list/reads-remote.ts: arrows(no-restricted-paths)',
    'remote-one/src/names-antd.ts: eslint(no-restricted-imports)',
    'remote-one/src/one-of-two.ts: typescript(TS2322)',
    'remote-one/src/says-any.ts: typescript(no-explicit-any)',
    'remote-two/src/reads-one.ts: arrows(no-restricted-paths)',
    'shared-kernel/src/domain/reads-part.ts: arrows(no-restricted-paths)',
  ]);
  expect(code).toBe(1);
});
