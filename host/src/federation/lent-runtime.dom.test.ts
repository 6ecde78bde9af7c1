import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import kernel from 'shared-kernel/package.json';
import { lendRuntime, lentRuntime } from './lent-runtime';
import { forgetEntry, type Container } from './load-entry';
import type { ShareScope } from './share-scope';

/** The remote from which new ones are made: it is built by the same preset and the federation's own plugin. */
const bluePrint = join(__dirname, '../../../tooling/src/new/remote-blue-print');
const name = 'blue-print';
const chunks = 'webpackChunkremote_blue_print';

let built = '';

const read = (file: string) => readFileSync(join(built, file), 'utf8');
const files = () => readdirSync(built, { recursive: true, encoding: 'utf8' });

/** Runs a file of the build in the page, as a script of it. */
function run(file: string): void {
  const script = document.createElement('script');
  script.textContent = read(file);
  document.head.append(script);
}

/** A page that fetches no script: what is asked for is run from the build. */
function servePage(): void {
  // Where a build looks for its own address.
  const address = document.createElement('script');
  address.type = 'text/plain';
  address.src = 'http://127.0.0.1/r/remote-entry.js';
  document.head.append(address);
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((script: Node | string) => {
    if (!(script instanceof HTMLScriptElement) || script.src === '') {
      append(script);
      return;
    }
    run(new URL(script.src).pathname.replace('/r/', ''));
    script.onload?.(new Event('load'));
  });
}

/** The remote anew, as a page that has just loaded its entry has it. */
function openRemote(): Container {
  run('remote-entry.js');
  return Reflect.get(globalThis, name) as Container;
}

const lending = (module: object) => ({
  from: 'test',
  get: jest.fn(() => Promise.resolve(() => module)),
});

const kernelUi = { EmptyState: () => null, ScreenHeader: () => null, Stack: () => null };
const jsxRuntime = { jsx: () => null, jsxs: () => null, jsxDEV: () => null, Fragment: 'f' };

/** What the build takes, in the versions given. */
const shared = (versions: { react: string; kernel: string }) => {
  const jsx = lending(jsxRuntime);
  const ui = lending(kernelUi);
  const scope: ShareScope = {
    'react/jsx-runtime': { [versions.react]: jsx },
    'shared-kernel/ui': { [versions.kernel]: ui },
  };
  return { scope, jsx, ui };
};

const [major = ''] = kernel.version.split('.');
const fitting = { react: '19.99.0', kernel: `${major}.99.0` };

beforeAll(() => {
  built = mkdtempSync(join(tmpdir(), 'trustfold-built-remote-'));
  const webpack = join(bluePrint, 'node_modules/webpack/bin/webpack.js');
  const args = [webpack, '--mode', 'development', '--no-devtool', '--output-path', built];
  execFileSync(process.execPath, args, { cwd: bluePrint, stdio: 'pipe' });
  lendRuntime();
}, 120_000);
afterAll(() => rmSync(built, { recursive: true, force: true }));

beforeEach(servePage);
afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
  forgetEntry(name);
  Reflect.deleteProperty(globalThis, chunks);
});

describe('what the federation’s plugin builds', () => {
  it('[federation] asks for nothing of its runtime that the shell does not lend', () => {
    const code = files()
      .filter((file) => file.endsWith('.js'))
      .map(read)
      .join('\n');
    const asked = [...code.matchAll(/\bbundlerRuntime\.(\w+)/g)].map(([, asks]) => asks);
    expect([...new Set(asked)].sort()).toEqual(Object.keys(lentRuntime).sort());
  });

  it('[federation] runs with what the shell lends it, and brings nothing of that itself', async () => {
    const { scope, jsx, ui } = shared(fitting);
    const container = openRemote();
    await container.init(scope);
    expect(jsx.get).not.toHaveBeenCalled();
    const factory = await container.get('./blue-print');
    expect(factory()).toMatchObject({ Screen: expect.any(Function) as unknown });
    expect(jsx.get).toHaveBeenCalledTimes(1);
    expect(ui.get).toHaveBeenCalledTimes(1);
    await container.get('./blue-print');
    expect(ui.get).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an older react', { ...fitting, react: '18.3.1' }, 'react/jsx-runtime 18.3.1, and ^19.'],
    ['a newer react', { ...fitting, react: '20.0.0' }, 'react/jsx-runtime 20.0.0, and ^19.'],
    ['another kernel', { ...fitting, kernel: '99.0.0' }, `shared-kernel/ui 99.0.0, and ^${major}.`],
  ])('[federation, E3] is refused %s, strictly', async (_which, versions, message) => {
    const { scope } = shared(versions);
    const container = openRemote();
    await container.init(scope);
    await expect(container.get('./blue-print')).rejects.toThrow(`The page holds ${message}`);
  });

  it('[E3] says what it cannot get where the shell does not lend it', async () => {
    const { scope } = shared(fitting);
    const container = openRemote();
    await container.init({ ...scope, 'shared-kernel/ui': undefined });
    const asking = container.get('./blue-print').then((factory) => factory());
    await expect(asking).rejects.toThrow(`Can not get 'shared-kernel/ui'`);
  });

  it('[E3] asks anew for what could not be had', async () => {
    const { scope, ui } = shared(fitting);
    ui.get.mockRejectedValueOnce(new Error('refused'));
    const container = openRemote();
    await container.init(scope);
    await expect(container.get('./blue-print')).rejects.toThrow('refused');
    const factory = await container.get('./blue-print');
    expect(factory()).toMatchObject({ Screen: expect.any(Function) as unknown });
    expect(ui.get).toHaveBeenCalledTimes(2);
  });

  it('[federation] has its own chunks guarded, as every script of the page is', async () => {
    const { scope } = shared(fitting);
    const container = openRemote();
    await container.init(scope);
    await container.get('./blue-print');
    const asked = jest
      .mocked(document.head)
      .append.mock.calls.flatMap(([script]) =>
        script instanceof HTMLScriptElement ? [script] : [],
      )
      .map(({ src, crossOrigin }) => ({ src, crossOrigin }));
    expect(asked).toContainEqual({
      src: 'http://127.0.0.1/r/assets/__federation_expose_blue_print.js',
      crossOrigin: 'anonymous',
    });
  });
});
