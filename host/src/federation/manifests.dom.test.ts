import { init } from '@module-federation/enhanced/runtime';
import { trustRelease } from 'shared-kernel/loading';

const folder = 'http://127.0.0.1:1/r/';
const manifest = `${folder}mf-manifest.0123456789.json`;
const entry = `${folder}remote-entry.js`;
const screen = { Screen: () => null };
const written = {
  id: 'inspected',
  name: 'inspected',
  metaData: {
    name: 'inspected',
    type: 'app',
    buildInfo: { buildVersion: '1.0.0', buildName: 'remote-inspected' },
    remoteEntry: { name: 'remote-entry.js', path: '', type: 'window' },
    types: { path: '', name: '', zip: '', api: '' },
    globalName: 'inspected',
    pluginVersion: '2.9.2',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [
    {
      id: 'inspected:screen',
      name: 'screen',
      path: './screen',
      assets: { js: { sync: ['assets/screen.js'], async: [] }, css: { sync: [], async: [] } },
    },
  ],
};

const entries: string[] = [];
const container = { init: () => undefined, get: () => Promise.resolve(() => screen) };

init({
  name: 'shell',
  remotes: [],
  plugins: [
    {
      name: 'loader',
      loadEntry: ({ remoteInfo }) => {
        entries.push(remoteInfo.entry);
        return Promise.resolve(container as never);
      },
    },
  ],
});

const originalFetch = globalThis.fetch;
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  entries.length = 0;
  globalThis.fetch = fetched.mockReset() as typeof fetch;
  fetched.mockResolvedValue(new Response(JSON.stringify(written)));
});
afterEach(() => {
  globalThis.fetch = originalFetch;
  window.history.replaceState(null, '', '/');
});

const snapshots = () =>
  (Reflect.get(globalThis, '__FEDERATION__') as { moduleInfo: object }).moduleInfo;

describe('a remote with a manifest', () => {
  it('[federation] a remote is registered by its entry without requesting the manifest', async () => {
    const { loadRemote, registerRemote } = await import('./runtime');
    registerRemote('plain', `${folder}plain.js`, manifest);
    await expect(loadRemote('plain/screen')).resolves.toBe(screen);
    expect(entries).toEqual([`${folder}plain.js`]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('[federation] with ?inspect in the URL, a remote is registered by its verified manifest, and no file runs', async () => {
    window.history.replaceState(null, '', '/?inspect');
    trustRelease(
      { address: folder, files: { 'mf-manifest.0123456789.json': 'sha384-abc' } },
      window.location.href,
    );
    const { loadRemote, registerRemote } = await import('./runtime');
    registerRemote('inspected', entry, manifest);
    await expect(loadRemote('inspected/screen')).resolves.toBe(screen);
    expect(fetched.mock.calls).toEqual([[manifest, { integrity: 'sha384-abc' }]]);
    expect(entries).toEqual([entry]);
    expect(document.querySelectorAll('script, link')).toHaveLength(0);
    expect(snapshots()).toHaveProperty([`inspected:${manifest}`, 'globalName'], 'inspected');
  });

  it('[E3] a manifest that the release does not list is rejected, and requested again at the next attempt', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/?inspect');
    const { loadRemote, registerRemote } = await import('./runtime');
    registerRemote('astray', entry, `${folder}astray.json`);
    await expect(loadRemote('astray/screen')).rejects.toThrow('RUNTIME-003');
    expect(warn).toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
    trustRelease({ address: folder, files: { 'astray.json': 'sha384-d' } }, window.location.href);
    fetched.mockResolvedValue(new Response(JSON.stringify({ ...written, name: 'astray' })));
    await expect(loadRemote('astray/screen')).resolves.toBe(screen);
  });
});
