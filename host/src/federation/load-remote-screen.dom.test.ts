import kernel from 'shared-kernel/package.json';
import type { CompositionPointer } from 'shared-kernel/remote';
import type { SharedModules } from './shared-versions';
import { writeRemotesMeta } from '../page/test-remotes';

const load = jest.fn<Promise<unknown>, [string]>();
const register = jest.fn<undefined, [name: string, entry: string]>();
const hasBegun = jest.fn<boolean, [string]>();
const releasedKernel = jest.fn<Promise<string | undefined>, []>();
const fetchMock = jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>();

jest.mock('./runtime', () => ({
  satisfiesRange: jest.requireActual<{ satisfiesRange: unknown }>('./satisfies-range')
    .satisfiesRange,
  loadRemote: (id: string) => load(id),
  registerRemote: (name: string, entry: string) => register(name, entry),
  hasRemoteStarted: (name: string) => hasBegun(name),
}));

jest.mock('./released-page', () => ({ findReleasedKernelVersion: () => releasedKernel() }));

const address = 'http://127.0.0.1:1/r/a/';
const ownRange = `^${kernel.version}`;

const pointer = (
  kernelRange = ownRange,
  at = address,
  entry = 'remote-entry.js',
): CompositionPointer => ({
  hash: 'b'.repeat(64),
  seq: 1,
  promotion: 'p',
  composition: {
    schema: 1,
    remotes: {
      contracts: {
        release: 'a'.repeat(32),
        address: at,
        entry,
        kernelRange,
        files: {},
        screens: {},
      },
    },
  },
});

const id = 'contracts/contract-management';
const Screen = () => null;

const brought = jest.fn<undefined, [string]>();

const lend = (provideModules: (modules: SharedModules) => void) => {
  const bring = (name: string) => () => {
    brought(name);
    return Promise.resolve({});
  };
  const names = ['shared-kernel/ui', 'shared-kernel/form', 'shared-kernel/records'];
  provideModules(Object.fromEntries(names.map((name) => [name, bring(name)])) as SharedModules);
};

const deploy = (document: CompositionPointer) =>
  fetchMock.mockImplementation(() =>
    Promise.resolve({
      ok: true,
      status: 200,
      text: () => Promise.resolve(JSON.stringify(document)),
    } as Response),
  );

async function freshModule(document = pointer(), lends = true) {
  jest.resetModules();
  const text = JSON.stringify(document);
  window.trustfoldComposition = Promise.resolve({ ok: true, status: 200, text });
  deploy(document);
  const { resolveSharedModules } = await import('./shared-versions');
  if (lends) lend(resolveSharedModules);
  return import('./load-remote-screen');
}

const originalFetch = globalThis.fetch;

beforeEach(() => {
  brought.mockReset();
  load.mockReset();
  register.mockReset();
  releasedKernel.mockReset().mockResolvedValue(undefined);
  hasBegun.mockReset().mockReturnValue(false);
  globalThis.fetch = fetchMock.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = originalFetch;
});

describe('loadScreen', () => {
  it('[E3] the diagnostics report contains the loaded releases and the error', async () => {
    const { loadScreen } = await freshModule();
    const { createErrorReport } = await import('../diagnostics/report');
    load.mockRejectedValueOnce(new Error('down'));
    await expect(loadScreen(id)).rejects.toThrow('could not be loaded');
    expect(createErrorReport()).toContain(
      `composition ${'b'.repeat(64)}: contracts@aaaaaaaa for ${ownRange}\n`,
    );
    expect(createErrorReport()).toContain('RemoteError: The contracts remote could not be loaded.');
    expect(createErrorReport()).toContain('  cause: down\n');
  });

  it('[federation] a screen is loaded through the entry of its release', async () => {
    load.mockResolvedValue({ Screen });
    const { loadScreen } = await freshModule();
    await expect(loadScreen(id)).resolves.toEqual({ Screen });
    expect(register).toHaveBeenCalledWith('contracts', 'http://127.0.0.1:1/r/a/remote-entry.js');
  });

  it('[federation] a screen is loaded once per page', async () => {
    load.mockResolvedValue({ Screen });
    const { getRemoteScreen } = await freshModule();
    await Promise.all([getRemoteScreen(id).preload(), getRemoteScreen(id).preload()]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[E3] a remote that needs another kernel version is rejected with both versions', async () => {
    const { loadScreen } = await freshModule(pointer('^9.1.0'));
    await expect(loadScreen(id)).rejects.toThrow(
      /needs kernel \^9\.1\.0\. This shell runs kernel \d/,
    );
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['and a newer release can be loaded', '^9.1.0', '9.2.0', 'OutdatedPageError'],
    ['and no newer release exists', '^9.1.0', '1.0.0', 'RemoteError'],
    ['and the current release is unknown', '^9.1.0', undefined, 'RemoteError'],
    ['and it is up to date', '^0.9.0', '0.9.0', 'RemoteError'],
  ])(
    '[E3] the error of an incompatible remote says whether the page is outdated: %s @deep',
    async (_case, range, released, name) => {
      const { loadScreen } = await freshModule(pointer(range));
      releasedKernel.mockResolvedValue(released);
      const said = range === '^0.9.0' ? /runs kernel [\d.]+\.$/ : /This page is out of date/;
      await expect(loadScreen(id)).rejects.toMatchObject({
        name,
        message: expect.stringMatching(said) as string,
      });
    },
  );

  it('[E3] a failed remote is registered again', async () => {
    load.mockRejectedValueOnce(new Error('down'));
    load.mockResolvedValue({ Screen });
    const { loadScreen } = await freshModule();
    await expect(loadScreen(id)).rejects.toThrow('The contracts remote could not be loaded.');
    await expect(loadScreen(id)).resolves.toEqual({ Screen });
    expect(register.mock.calls).toEqual([
      ['contracts', `${address}remote-entry.js`],
      ['contracts', `${address}remote-entry.js`],
    ]);
  });

  const unnamed = { ...pointer(), composition: { schema: 1 as const, remotes: {} } };
  it.each([
    ['does not contain the remote', unnamed, '“contracts” is not part of the current version'],
    ['names an incompatible kernel', pointer('^9.0.0'), 'needs kernel ^9.0.0'],
    ['contains no usable address', pointer(ownRange, 'http://:0/'), 'could not be loaded'],
    [
      'contains an address that is not a folder',
      pointer(ownRange, '//other.example.com/'),
      'not the URL of a folder',
    ],
    [
      'names an entry outside its folder',
      pointer(ownRange, address, '../x.js'),
      'not a path in its folder',
    ],
  ])(
    '[E3] the pointer is loaded again after a composition that %s',
    async (_case, wrong, message) => {
      load.mockResolvedValue({ Screen });
      const { loadScreen } = await freshModule(wrong);
      await expect(loadScreen(id)).rejects.toThrow(message);
      expect(fetchMock).not.toHaveBeenCalled();
      await expect(loadScreen(id)).rejects.toThrow(message);
      deploy(pointer());
      await expect(loadScreen(id)).resolves.toEqual({ Screen });
      expect(register).toHaveBeenLastCalledWith('contracts', `${address}remote-entry.js`);
    },
  );

  it('[E3] a started remote does not change its release when a newer one is deployed', async () => {
    load.mockRejectedValueOnce(new Error('down'));
    load.mockResolvedValue({ Screen });
    const { loadScreen } = await freshModule();
    await expect(loadScreen(id)).rejects.toThrow('could not be loaded');
    hasBegun.mockReturnValue(true);
    deploy(pointer('^9.0.0'));
    await expect(loadScreen(id)).resolves.toEqual({ Screen });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([[{}], [{ Screen: 'text' }], [null], [{ Screen: null }]])(
    '[E3] loading a screen fails if its module is not a screen: %j',
    async (module) => {
      load.mockResolvedValue(module);
      const { loadScreen } = await freshModule();
      await expect(loadScreen(id)).rejects.toThrow('does not contain the screen');
    },
  );

  it('[E3] a remote without a response is rejected after the timeout', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    const { loadScreen } = await freshModule();
    jest.useFakeTimers();
    await Promise.all([
      expect(loadScreen(id)).rejects.toThrow('did not load within 15 seconds'),
      jest.advanceTimersByTimeAsync(15_000),
    ]);
  });

  it('[E3] a second attempt gets a new timeout while the first is still pending', async () => {
    const { loadScreen } = await freshModule();
    jest.useFakeTimers();
    load.mockReturnValue(new Promise((resolve) => setTimeout(resolve, 29_000, { Screen })));
    await Promise.all([
      expect(loadScreen(id)).rejects.toThrow('did not load within'),
      jest.advanceTimersByTimeAsync(15_000),
    ]);
    const loading = loadScreen(id);
    await jest.advanceTimersByTimeAsync(14_000);
    await expect(loading).resolves.toEqual({ Screen });
  });

  it('[E3] the timeout of a remote does not include the loading time of the shell', async () => {
    load.mockImplementation(
      () => new Promise((resolve) => setTimeout(resolve, 61_000, { Screen })),
    );
    const { loadScreen } = await freshModule(pointer(), false);
    const { resolveSharedModules } = await import('./shared-versions');
    jest.useFakeTimers();
    const loading = loadScreen(id);
    await jest.advanceTimersByTimeAsync(60_000);
    lend(resolveSharedModules);
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(loading).resolves.toEqual({ Screen });
  });
});

describe('preloadScreen', () => {
  it('[federation] preparing a screen waits for its shared modules, but not for the remote', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    const { preloadScreen } = await freshModule();
    await expect(preloadScreen(id)).resolves.toBeUndefined();
  });

  it('[federation] all shared modules of a screen load while the pointer loads', async () => {
    writeRemotesMeta();
    const { preloadScreen } = await freshModule();
    window.trustfoldComposition = new Promise(() => undefined);
    await expect(preloadScreen(id)).resolves.toBeUndefined();
    expect(new Set(brought.mock.calls.flat())).toEqual(
      new Set(['shared-kernel/ui', 'shared-kernel/form', 'shared-kernel/records']),
    );
    expect(load).not.toHaveBeenCalled();
  });

  it('[E3] failures while preparing a screen are ignored, because the tab reports them', async () => {
    load.mockRejectedValue(new Error('down'));
    const { loadScreen, preloadScreen } = await freshModule();
    await expect(preloadScreen(id)).resolves.toBeUndefined();
    await expect(loadScreen(id)).rejects.toThrow('could not be loaded');
  });
});
