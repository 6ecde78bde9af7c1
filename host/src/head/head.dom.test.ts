import { waitFor } from '@testing-library/react';
import { behaviourKey, preferencesKey } from 'shared-kernel/shell';
import { localCompositionPointerPath } from 'shared-kernel/remote';
import { preferencesSchema } from 'shared-kernel/testing/records';
import * as v from 'valibot';
import { paths } from '../page/paths';
import { testRemoteDescriptions, createTestRelease, writeRemotesMeta } from '../page/test-remotes';
import { gateStorageKey } from '../page/gate-flag';
import { portalAuthKey } from '../page/session-keys';
import type * as FederationAhead from './start-federation';
import type * as Paint from './set-root-attributes';
import type * as StartAhead from './preload-page';

function runEarly(path: string = paths.landing) {
  window.history.replaceState(null, '', path);
  // Each test loads fresh modules, because the storage module remembers that a write failed.
  jest.isolateModules(() => {
    const { setRootAttributes } = jest.requireActual<typeof Paint>('./set-root-attributes');
    const { preloadPage } = jest.requireActual<typeof StartAhead>('./preload-page');
    const { startFederation } = jest.requireActual<typeof FederationAhead>('./start-federation');
    setRootAttributes();
    preloadPage(startFederation);
  });
  const { theme, density } = document.documentElement.dataset;
  return { theme, density };
}

function prefer(changes: object) {
  const preferences = v.parse(preferencesSchema, changes);
  localStorage.setItem(preferencesKey, JSON.stringify(preferences));
}

const originalFetch = globalThis.fetch;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.density;
  delete window.trustfoldComposition;
  jest.restoreAllMocks();
  delete document.documentElement.dataset.page;
  document.head.innerHTML = '';
  globalThis.fetch = originalFetch;
});

describe('setRootAttributes', () => {
  it('[PR11] light mode and comfortable density are the default', () => {
    expect(runEarly()).toEqual({ theme: 'light', density: undefined });
  });

  it('[PR11] stored preferences apply dark mode and compact view', () => {
    prefer({ colourMode: 'dark', compactView: true });
    expect(runEarly()).toEqual({ theme: 'dark', density: 'compact' });
  });

  it('[R55, PR11] the preferences of the user whose portal opens are applied', () => {
    localStorage.setItem('tf_preferences_client', JSON.stringify({ colourMode: 'dark' }));
    expect(runEarly(`${paths.dashboard}/client`)).toMatchObject({ theme: 'dark' });
    expect(runEarly(`${paths.dashboard}/legal`)).toMatchObject({ theme: 'light' });
  });

  it('[PR11] stored preferences are ignored in reference mode', () => {
    prefer({ colourMode: 'dark' });
    sessionStorage.setItem(behaviourKey, 'reference');
    expect(runEarly()).toEqual({ theme: 'light', density: undefined });
  });

  it('[PR11, workspace] stored preferences are ignored if the configuration sets reference behaviour', () => {
    prefer({ colourMode: 'dark' });
    addMeta('trustfold-config', { behaviour: 'reference' });
    expect(runEarly()).toEqual({ theme: 'light', density: undefined });
  });

  it('[PR11, workspace] stored preferences are applied if the URL contains an unknown behaviour', () => {
    prefer({ colourMode: 'dark' });
    expect(runEarly(`${paths.landing}?behaviour=odd`)).toEqual({
      theme: 'dark',
      density: undefined,
    });
  });

  it.each(['', 'null', '[]', '7', '{"colourMode":{}}', '{broken'])(
    '[PR11] the default appearance is used if the stored preferences are invalid: %j',
    (stored) => {
      localStorage.setItem(preferencesKey, stored);
      expect(runEarly()).toEqual({ theme: 'light', density: undefined });
    },
  );

  it('[G5] only a dashboard URL requests the composition', () => {
    const asked: unknown[] = [];
    globalThis.fetch = (address) => {
      asked.push(address);
      return new Promise<Response>(() => undefined);
    };
    runEarly(paths.landing);
    expect(asked).toEqual([]);
    runEarly(`${paths.dashboard}/admin`);
    expect(asked).toEqual(['/env/local/current.json']);
    expect(window.trustfoldComposition).toBeInstanceOf(Promise);
  });

  it('[G5] the page requests the composition from the URL in its configuration', () => {
    const meta = document.createElement('meta');
    meta.name = 'trustfold-config';
    meta.content = '{"compositionPointer":"/env/other/current.json"}';
    document.head.append(meta);
    const asked: unknown[] = [];
    globalThis.fetch = (address) => {
      asked.push(address);
      return new Promise<Response>(() => undefined);
    };
    runEarly(paths.dashboard);
    meta.remove();
    expect(asked).toEqual(['/env/other/current.json']);
  });
});

function addMeta(name: string, content: object) {
  const meta = document.createElement('meta');
  meta.name = name;
  meta.content = JSON.stringify(content);
  document.head.append(meta);
}

const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
const preloaded = () => preloads().map((link) => link.getAttribute('href'));
const remotePreloads = () =>
  preloads().filter(({ href }) => href.startsWith('http://127.0.0.1:1/'));

const passed = () => localStorage.setItem(gateStorageKey, 'ok');
const signedIn = () => {
  passed();
  sessionStorage.setItem(portalAuthKey, '{}');
};

const names = [
  ...['gate', 'landing', 'portal-sign-in', 'demo-sign-in', 'portal-selection', 'dashboard'],
  ...[
    'routed-app',
    'dashboard-start',
    'federation',
    'platform',
    'platform-form',
    'platform-records',
    'platform-charts',
    'sample',
    'overview',
  ],
];

describe('preloading from the document head', () => {
  beforeEach(() =>
    addMeta('trustfold-chunks', {
      kernel: '1.2.3',
      files: Object.fromEntries(names.map((name) => [name, [`assets/${name}.js`]])),
    }),
  );

  const workspaces = (...names: readonly string[]) => {
    const databases = () => Promise.resolve(names.map((name) => ({ name, version: 1 })));
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { databases } });
  };
  afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

  beforeEach(() => writeRemotesMeta());

  const answer = (kernelRange = '^1.0.0') => {
    const text = JSON.stringify({
      composition: {
        remotes: {
          contracts: {
            address: 'http://127.0.0.1:1/r/a/',
            entry: 'remote-entry.js',
            kernelRange,
            files: { 'remote-entry.js': 'sha384-e', 'screen.js': 'sha384-s', 'a.css': 'sha384-c' },
            screens: { 'contract-management': ['screen.js', 'a.css', 'not-named.js'] },
            brings: testRemoteDescriptions.contracts,
          },
        },
      },
    });
    const response = { ok: true, status: 200, text: () => Promise.resolve(text) };
    const asked: { readonly address: unknown; readonly after: number }[] = [];
    globalThis.fetch = (address) => {
      asked.push({ address, after: preloaded().length });
      return Promise.resolve(response as unknown as Response);
    };
    return asked;
  };

  it('[GA1] the URL of the gate preloads the gate', () => {
    runEarly(paths.gate);
    expect(preloaded()).toEqual(['/assets/gate.js']);
  });

  const painted = (path: string) => {
    runEarly(path);
    return document.documentElement.dataset.page;
  };

  it('[GA1, GA9, F8] the initial HTML shows the page to which the route guards will redirect', () => {
    expect(painted(paths.gate)).toBe('gate');
    expect(painted(paths.landing)).toBe('gate');
    passed();
    expect(painted(paths.landing)).toBe('landing');
    expect(painted(`${paths.dashboard}/admin`)).toBe('portal-sign-in');
    expect(painted('/nowhere')).toBe('');
    signedIn();
    expect(painted(`${paths.dashboard}/admin`)).toBe('dashboard');
  });

  it.each([
    [paths.landing, 'landing'],
    [paths.portalSignIn, 'portal-sign-in'],
    [paths.demoSignIn, 'demo-sign-in'],
    [`${paths.portalSelection}/`, 'portal-selection'],
  ])('[federation] the document head preloads the code of %s', (path, name) => {
    passed();
    runEarly(path);
    expect(preloaded()).toEqual(['/assets/routed-app.js', `/assets/${name}.js`]);
  });

  it('[GA9] nothing is preloaded if the guards redirect', async () => {
    answer();
    runEarly(paths.landing);
    passed();
    runEarly(`${paths.dashboard}/admin?tab=contracts`);
    await new Promise((resolve) => setTimeout(resolve));
    expect(preloaded()).toEqual([]);
  });

  it('[federation] the composition is requested before any chunk of the dashboard', () => {
    const asked = answer();
    signedIn();
    runEarly(`${paths.dashboard}/admin?tab=contracts`);
    expect(asked).toEqual([{ address: '/env/local/current.json', after: 0 }]);
  });

  it('[federation] the shell gets the complete response of the composition request', async () => {
    answer();
    runEarly(paths.dashboard);
    await expect(window.trustfoldComposition).resolves.toMatchObject({
      ok: true,
      status: 200,
      text: expect.stringContaining('"remotes"') as unknown,
    });
  });

  it('[E3] a composition request that hangs is aborted after ten seconds', async () => {
    jest.useFakeTimers();
    const signals: (AbortSignal | null | undefined)[] = [];
    globalThis.fetch = (_address, options) => {
      signals.push(options?.signal);
      return new Promise<Response>(() => undefined);
    };
    runEarly(paths.dashboard);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(signals).toMatchObject([{ aborted: false }]);
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect(signals).toMatchObject([{ aborted: true }]);
  });

  it.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])(
    '[federation] no screen is preloaded for the invalid tab %s',
    async (tab) => {
      answer();
      signedIn();
      runEarly(`${paths.dashboard}/admin?tab=${tab}`);
      await new Promise((resolve) => setTimeout(resolve));
      expect(preloaded()).toEqual(expect.arrayContaining(['/assets/dashboard.js']));
      expect(preloaded()).not.toContain('/assets/federation.js');
      expect(remotePreloads()).toEqual([]);
    },
  );

  it('[workspace] the sample data is preloaded if the browser has no workspace', async () => {
    answer();
    signedIn();
    workspaces('trustfold-preview');
    runEarly(`${paths.dashboard}/admin`);
    await waitFor(() => expect(preloaded()).toContain('/assets/sample.js'));
  });

  it('[workspace] the sample data is not preloaded if the browser has a workspace', async () => {
    answer();
    signedIn();
    workspaces('trustfold');
    runEarly(`${paths.dashboard}/admin`);
    await new Promise((resolve) => setTimeout(resolve));
    expect(preloaded()).toContain('/assets/dashboard.js');
    expect(preloaded()).not.toContain('/assets/sample.js');
  });

  it('[federation] the remote entry and the initial chunks of the tab in the URL are preloaded', async () => {
    answer();
    signedIn();
    runEarly(`${paths.dashboard}/admin?tab=contracts`);
    await waitFor(() => expect(remotePreloads()).toHaveLength(3));
    expect(
      remotePreloads().map(({ href, as, integrity, crossOrigin }) => [
        href,
        as,
        integrity,
        crossOrigin,
      ]),
    ).toEqual([
      ['http://127.0.0.1:1/r/a/remote-entry.js', 'script', 'sha384-e', 'anonymous'],
      ['http://127.0.0.1:1/r/a/screen.js', 'script', 'sha384-s', 'anonymous'],
      ['http://127.0.0.1:1/r/a/a.css', 'style', 'sha384-c', 'anonymous'],
    ]);
    expect(preloaded()).toEqual(
      expect.arrayContaining([
        '/assets/dashboard-start.js',
        '/assets/federation.js',
        '/assets/platform.js',
        '/assets/platform-records.js',
      ]),
    );
  });

  it.each(Object.values(testRemoteDescriptions).flatMap(({ screens }) => Object.values(screens)))(
    '[federation] the shared modules that the tab $tab.key declares are preloaded',
    ({ tab, needs, draws }) => {
      answer();
      signedIn();
      runEarly(`${paths.dashboard}/admin?tab=${tab.key}`);
      const parts = preloaded().filter((href) => href?.includes('/platform'));
      expect(parts).toEqual([
        '/assets/platform.js',
        ...needs.map((part) => `/assets/platform-${part}.js`),
        ...(draws === true ? ['/assets/platform-charts.js'] : []),
      ]);
    },
  );

  it.each([
    ['', true],
    ['?tab=overview', true],
    ['?tab=contracts', false],
    ['?tab=invoices', false],
  ])('[federation] the overview is preloaded only if the URL shows it: “%s”', (search, isShown) => {
    answer();
    signedIn();
    runEarly(`${paths.dashboard}/admin${search}`);
    expect(preloaded().includes('/assets/overview.js')).toBe(isShown);
  });

  it('[federation, F3] a newly deployed tab is preloaded once the composition has loaded', async () => {
    writeRemotesMeta({});
    answer();
    signedIn();
    runEarly(`${paths.dashboard}/admin?tab=contracts`);
    expect(preloaded()).not.toContain('/assets/platform.js');
    await waitFor(() => expect(remotePreloads()).toHaveLength(3));
    expect(preloaded()).toEqual(
      expect.arrayContaining(['/assets/platform.js', '/assets/platform-records.js']),
    );
  });

  it('[E3] a remote whose release has no description is not preloaded', async () => {
    const { contracts } = testRemoteDescriptions;
    if (!contracts) throw new Error('contracts is described');
    const remotes = {
      contracts: createTestRelease(contracts, 7),
      none: createTestRelease(contracts, null),
    };
    const text = JSON.stringify({ composition: { schema: 1, remotes } });
    globalThis.fetch = () =>
      Promise.resolve({ ok: true, status: 200, text: () => Promise.resolve(text) } as Response);
    signedIn();
    runEarly(`${paths.dashboard}/admin?tab=contracts`);
    await window.trustfoldComposition;
    await new Promise((resolve) => setTimeout(resolve));
    expect(remotePreloads()).toEqual([]);
    expect(preloaded()).toContain('/assets/dashboard.js');
  });

  it.each([
    ['another kernel is needed', '^2.0.0', '?tab=contracts'],
    ['a newer kernel is needed', '^1.3.0', '?tab=contracts'],
    [
      'the URL requests another release',
      '^1.0.0',
      `?tab=contracts&remote.contracts=${'d'.repeat(32)}`,
    ],
    ['the tab belongs to the shell', '^1.0.0', ''],
  ])('[federation] a remote is not preloaded if %s', async (_case, range, search) => {
    answer(range);
    signedIn();
    runEarly(`${paths.dashboard}/admin${search}`);
    await new Promise((resolve) => setTimeout(resolve));
    expect(remotePreloads()).toEqual([]);
  });

  describe('preloading on a repeat visit', () => {
    const deployed = (at: string, kernelRange = '^1.0.0') =>
      JSON.stringify({
        composition: {
          remotes: {
            contracts: {
              address: at,
              entry: 'remote-entry.js',
              kernelRange,
              files: { 'remote-entry.js': 'sha384-e', 'screen.js': 'sha384-s' },
              screens: { 'contract-management': ['screen.js'] },
              brings: testRemoteDescriptions.contracts,
            },
          },
        },
      });
    const before = 'http://127.0.0.1:1/r/a/';
    const after = 'http://127.0.0.1:1/r/b/';
    const addresses = () => remotePreloads().map(({ href }) => href);
    const filesAt = (at: string) => [`${at}remote-entry.js`, `${at}screen.js`];
    const tab = `${paths.dashboard}/admin?tab=contracts`;

    const pointer = (text: string, ok = true) => {
      let tell: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => (tell = resolve));
      globalThis.fetch = async () => {
        await asked;
        return { ok, status: 200, text: () => Promise.resolve(text) } as Response;
      };
      return tell;
    };

    const keep = (text: string) => {
      signedIn();
      localStorage.setItem(`tf_deployed ${localCompositionPointerPath}`, text);
    };

    const settled = async () => {
      await window.trustfoldComposition;
      await new Promise((resolve) => setTimeout(resolve));
    };

    it('[federation] a repeat visit preloads the last known files with integrity hashes while the pointer loads', () => {
      keep(deployed(before));
      pointer(deployed(before));
      runEarly(tab);
      expect(remotePreloads()).toMatchObject(
        ['sha384-e', 'sha384-s'].map((integrity) => ({ integrity, rel: 'preload' })),
      );
      expect(addresses()).toEqual(filesAt(before));
    });

    it('[federation] no file is preloaded twice if the pointer is unchanged', async () => {
      keep(deployed(before));
      pointer(deployed(before))();
      runEarly(tab);
      await settled();
      expect(addresses()).toEqual(filesAt(before));
    });

    it('[federation] the current files are preloaded as soon as the pointer has loaded', async () => {
      keep(deployed(before));
      const tell = pointer(deployed(after));
      runEarly(tab);
      expect(addresses()).toEqual(filesAt(before));
      tell();
      await waitFor(() => expect(addresses()).toEqual([...filesAt(before), ...filesAt(after)]));
    });

    it('[E3] the current composition is not stored before a screen has rendered', async () => {
      signedIn();
      pointer(deployed(after))();
      runEarly(tab);
      await settled();
      expect(Object.keys(localStorage)).toEqual([gateStorageKey]);
    });

    it.each([
      ['the URL requests a release', `${tab}&remote.contracts=${'d'.repeat(32)}`],
      ['the URL requests a composition', `${tab}&composition=${'e'.repeat(64)}`],
      ['the tab belongs to the shell', `${paths.dashboard}/admin`],
    ])('[federation] nothing is preloaded if %s', (_case, address) => {
      keep(deployed(before));
      pointer(deployed(before));
      runEarly(address);
      expect(addresses()).toEqual([]);
    });

    it('[E3] a remote that needs another kernel version is not preloaded', () => {
      keep(deployed(before, '^2.0.0'));
      pointer(deployed(before));
      runEarly(tab);
      expect(addresses()).toEqual([]);
    });

    it.each(['', 'null', '{broken', '[]', '{"composition":7}'])(
      '[E3] an invalid stored composition is ignored: %j',
      async (text) => {
        keep(text);
        pointer(deployed(after))();
        runEarly(tab);
        expect(preloaded()).toContain('/assets/dashboard.js');
        await waitFor(() => expect(addresses()).toEqual(filesAt(after)));
      },
    );
  });
});
