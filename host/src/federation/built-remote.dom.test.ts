import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import kernel from 'shared-kernel/package.json';
import { sharedModuleRetryPlugin } from './shared-versions';

const bluePrint = join(__dirname, '../../../tooling/template/remote-blue-print');
const name = 'blue-print';
const screen = `${name}/blue-print`;
const entry = 'http://127.0.0.1/r/remote-entry.js';
const chunks = 'webpackChunkremote_blue_print';

let built = '';

function run(file: string): void {
  const script = document.createElement('script');
  script.textContent = readFileSync(join(built, file), 'utf8');
  document.head.append(script);
}

/** Runs the requested files of the build, because jsdom does not load scripts. */
function servePage(): void {
  // The built remote reads its own URL from this script element.
  const address = document.createElement('script');
  address.type = 'text/plain';
  address.src = entry;
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

type Options = Parameters<typeof createInstance>[0];
type Plugin = NonNullable<Options['plugins']>[number];
type Shared = NonNullable<Options['shared']>;

function provider(): Plugin {
  const paths = [dirname(require.resolve('@module-federation/enhanced/webpack'))];
  const file = require.resolve('@module-federation/inject-external-runtime-core-plugin', { paths });
  return jest.requireActual<() => Plugin>(file)();
}

const loader: Plugin = {
  name: 'loader',
  loadEntry: () => {
    run('remote-entry.js');
    return Promise.resolve(Reflect.get(globalThis, name) as never);
  },
};

let shells = 0;

/** Creates a shell that loads the remote from a unique URL. A page runs the script of a URL only once. */
function shellWith(shared: Shared) {
  shells += 1;
  return createInstance({
    name: 'shell',
    remotes: [{ name, entry: `${entry}?${shells}` }],
    shareStrategy: 'loaded-first',
    plugins: [provider(), loader],
    shared,
  });
}

const kernelUi = { EmptyState: () => null, ScreenHeader: () => null, Stack: () => null };
const kernelWorkspace = {
  defineCollection: ({ name: of }: { readonly name: string }) => of,
  defineCommand: (command: object) => command,
};
const jsxRuntime = { jsx: () => null, jsxs: () => null, jsxDEV: () => null, Fragment: 'f' };

function lending(versions: { readonly react: string; readonly kernel: string }) {
  const jsx = jest.fn(() => Promise.resolve(() => jsxRuntime));
  const ui = jest.fn(() => Promise.resolve(() => kernelUi));
  const kernelPart = (part: object) => ({
    version: versions.kernel,
    get: () => Promise.resolve(() => part),
  });
  const shared = {
    react: { version: versions.react, get: () => Promise.resolve(() => ({})) },
    'shared-kernel/format': kernelPart({}),
    'shared-kernel/workspace': kernelPart(kernelWorkspace),
    'react/jsx-runtime': { version: versions.react, get: jsx },
    'shared-kernel/ui': { version: versions.kernel, get: ui },
  };
  return { shared, jsx, ui };
}

const [major = ''] = kernel.version.split('.');
const fitting = { react: '19.99.0', kernel: `${major}.99.0` };

beforeAll(() => {
  registerGlobalPlugins([sharedModuleRetryPlugin]);
  built = mkdtempSync(join(tmpdir(), 'trustfold-built-remote-'));
  const webpack = join(bluePrint, 'node_modules/webpack/bin/webpack.js');
  const args = [webpack, '--mode', 'development', '--no-devtool', '--output-path', built];
  execFileSync(process.execPath, args, { cwd: bluePrint, stdio: 'pipe' });
}, 120_000);
afterAll(() => rmSync(built, { recursive: true, force: true }));

beforeEach(servePage);
afterEach(() => {
  jest.restoreAllMocks();
  document.head.innerHTML = '';
  Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(globalThis, chunks);
  // Removes all Module Federation instances, so that the next test starts like a new page.
  const federation = Reflect.get(globalThis, '__FEDERATION__') as { __INSTANCES__: unknown[] };
  federation.__INSTANCES__ = [];
});

describe('a remote built by the federation plugin', () => {
  it('[federation] a built remote runs with the shared modules and loads each once', async () => {
    const { shared, jsx, ui } = lending(fitting);
    const shell = shellWith(shared);
    expect(jsx).not.toHaveBeenCalled();
    await expect(shell.loadRemote(screen)).resolves.toMatchObject({
      Screen: expect.any(Function) as unknown,
    });
    expect(jsx).toHaveBeenCalledTimes(1);
    await shell.loadRemote(screen);
    expect(ui).toHaveBeenCalledTimes(1);
  });

  it('[federation] a built remote does not contain the federation runtime of the shell', () => {
    const code = readFileSync(join(built, 'remote-entry.js'), 'utf8');
    expect(code).toContain('_FEDERATION_RUNTIME_CORE');
    expect(code).not.toContain('__GLOBAL_LOADING_REMOTE_ENTRY__');
  });

  it.each([
    ['an older react', { ...fitting, react: '18.3.1' }, 'Version 18.3.1 from'],
    ['a newer react', { ...fitting, react: '20.0.0' }, 'Version 20.0.0 from'],
    ['another kernel', { ...fitting, kernel: '99.0.0' }, `needs ^${major}.`],
  ])(
    '[federation, E3] a built remote rejects %s because versions must match',
    async (_which, versions, message) => {
      const shell = shellWith(lending(versions).shared);
      await expect(shell.loadRemote(screen)).rejects.toThrow(message);
    },
  );

  it('[E3] the error of a built remote names a shared module that the shell lacks', async () => {
    const { 'shared-kernel/ui': _ui, ...shared } = lending(fitting).shared;
    const shell = shellWith(shared);
    await expect(shell.loadRemote(screen)).rejects.toThrow(`Can not get 'shared-kernel/ui'`);
  });

  it('[E3] a built remote waits for a shared module that is still loading', async () => {
    const { shared, ui } = lending(fitting);
    let arrive: () => void = () => undefined;
    ui.mockReturnValue(new Promise((resolve) => (arrive = () => resolve(() => kernelUi))));
    const shell = shellWith(shared);
    const loading = [shell.loadRemote(screen), shell.loadRemote(screen)];
    await new Promise((resolve) => setTimeout(resolve));
    arrive();
    const [first, second] = await Promise.all(loading);
    expect(first).toMatchObject({ Screen: expect.any(Function) as unknown });
    expect(second).toBe(first);
  });

  it('[E3] a failed shared module is requested again, and every module that needs it restarts', async () => {
    const { shared, jsx, ui } = lending(fitting);
    ui.mockRejectedValueOnce(new Error('The chunk did not load'));
    const shell = shellWith(shared);
    const failing = [shell.loadRemote(screen), shell.loadRemote(screen)];
    for (const one of failing) await expect(one).rejects.toThrow('The chunk did not load');
    await expect(shell.loadRemote(screen)).resolves.toMatchObject({
      Screen: expect.any(Function) as unknown,
    });
    expect(ui).toHaveBeenCalledTimes(2);
    expect(jsx).toHaveBeenCalledTimes(1);
  });

  it('[federation] a built remote loads its chunks with the same script attributes as the shell', async () => {
    await shellWith(lending(fitting).shared).loadRemote(screen);
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
