import { act, render } from '@testing-library/react';
import { loadingLimits } from 'shared-kernel/loading';
import type { RemoteRelease } from 'shared-kernel/remote';
import type { ScreenId } from '../page/remote-tabs';
import { prefetchTab } from '../federation/prefetch';
import { preloadOverviewTab, preloadTab, usePrefetchTabs } from './prefetch-tabs';
import {
  contractsTab,
  testRemoteDescriptions,
  createTestRelease,
  screensInOrder,
  writeRemotesMeta,
} from '../page/test-remotes';

const load = jest.fn<Promise<object>, [ScreenId]>();
const release = jest.fn<Promise<RemoteRelease>, [string]>();
const fetchFile = jest.fn<Promise<unknown>, [string, RequestInit]>();
jest.mock('../federation/load-remote-screen', () => ({
  getRemoteScreen: (id: ScreenId) => ({ preload: () => load(id) }),
}));
const loadOverview = jest.fn<Promise<object>, []>();
jest.mock('./overview-screen', () => ({ preloadOverview: () => loadOverview() }));
jest.mock('../federation/composition', () => ({ loadRelease: (name: string) => release(name) }));

function connectedBy(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

function stampChunks(kernel = '1.2.3') {
  const names = ['federation', 'platform', 'platform-form', 'platform-records', 'overview'];
  const files = Object.fromEntries(names.map((name) => [name, [`assets/${name}.js`]]));
  document.querySelector('meta[name="trustfold-chunks"]')?.remove();
  const meta = document.createElement('meta');
  meta.name = 'trustfold-chunks';
  meta.content = JSON.stringify({ kernel, files });
  document.head.append(meta);
}

const asked = () => fetchFile.mock.calls.map(([address]) => address);
const screens = () =>
  asked().flatMap(
    (address) => /:1\/(\w+)\/(?!remote-entry)([\w-]+)\.js/.exec(address)?.slice(1).join('/') ?? [],
  );
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const originalFetch = globalThis.fetch;

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockResolvedValue({});
  loadOverview.mockReset().mockResolvedValue({});
  release.mockReset().mockImplementation((name) => {
    const description = testRemoteDescriptions[name];
    return description
      ? Promise.resolve(createTestRelease(description))
      : Promise.reject(new Error(`${name} is not deployed`));
  });
  fetchFile.mockReset().mockResolvedValue({ arrayBuffer: () => Promise.resolve() });
  globalThis.fetch = fetchFile as unknown as typeof fetch;
  writeRemotesMeta();
  stampChunks();
});

afterEach(() => {
  jest.useRealTimers();
  connectedBy(undefined);
  globalThis.fetch = originalFetch;
});

describe('preloadTab', () => {
  it('[federation] hovering over a tab loads and runs its screen', async () => {
    await preloadTab(contractsTab);
    expect(load.mock.calls).toEqual([['contracts/contract-management']]);
  });

  it('[E3] hovering over a tab loads no files of an invalid release', async () => {
    await preloadTab({ ...contractsTab, fault: 'is wrong.' });
    expect(load).not.toHaveBeenCalled();
  });

  it('[federation] hovering over a tab loads nothing if data saver is on', async () => {
    connectedBy({ saveData: true });
    await preloadTab(contractsTab);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('preloadOverviewTab', () => {
  it('[federation] hovering over the overview tab loads and runs its code', async () => {
    await preloadOverviewTab();
    expect(loadOverview).toHaveBeenCalledTimes(1);
  });

  it('[federation] hovering over the overview tab loads nothing if data saver is on', async () => {
    connectedBy({ saveData: true });
    await preloadOverviewTab();
    expect(loadOverview).not.toHaveBeenCalled();
  });
});

describe('prefetchTab', () => {
  it('[federation] prefetching a tab fetches its files and the needed shell files without running them', async () => {
    await prefetchTab({ ...contractsTab, needs: ['form'] }, new Set());
    expect(asked()).toEqual([
      'http://127.0.0.1/assets/federation.js',
      'http://127.0.0.1/assets/platform.js',
      'http://127.0.0.1/assets/platform-form.js',
      'http://127.0.0.1:1/contracts/remote-entry.js',
      'http://127.0.0.1:1/contracts/contract-management.js',
    ]);
    expect(load).not.toHaveBeenCalled();
    expect(fetchFile).toHaveBeenLastCalledWith(expect.any(String), {
      integrity: 'sha384-a',
      priority: 'low',
      credentials: 'same-origin',
    });
  });

  it('[federation] prefetching fetches a file of two tabs only once', async () => {
    const brought = new Set<string>();
    await prefetchTab(contractsTab, brought);
    const first = asked().length;
    expect(first).toBeGreaterThan(0);
    await prefetchTab(contractsTab, brought);
    expect(asked()).toHaveLength(first);
  });

  it('[E3] prefetching skips an invalid release', async () => {
    await prefetchTab({ ...contractsTab, fault: 'is wrong.' }, new Set());
    expect(asked()).toEqual([]);
  });

  it('[E3] prefetching skips a release that needs another kernel version', async () => {
    stampChunks('2.0.0');
    await prefetchTab(contractsTab, new Set());
    expect(asked()).toEqual([]);
  });

  it('[federation] a failed prefetch is ignored', async () => {
    fetchFile.mockRejectedValue(new Error('down'));
    await expect(prefetchTab(contractsTab, new Set())).resolves.toBeUndefined();
  });

  it('[federation] prefetching a tab fetches nothing if data saver is on', async () => {
    connectedBy({ saveData: true });
    await prefetchTab(contractsTab, new Set());
    expect(asked()).toEqual([]);
  });
});

function Dashboard() {
  usePrefetchTabs();
  return null;
}

describe('usePrefetchTabs', () => {
  it('[federation] in idle time, the code of every tab is prefetched in order and not run', async () => {
    render(<Dashboard />);
    await pass(loadingLimits.tabPrefetchDelayMs - 1);
    expect(asked()).toEqual([]);
    await pass(60_000);
    expect(screens()).toEqual(screensInOrder);
    expect(load).not.toHaveBeenCalled();
  });

  it('[federation] the overview is prefetched first', async () => {
    const overviewFile = 'http://127.0.0.1/assets/overview.js';
    render(<Dashboard />);
    await pass(60_000);
    expect(asked()[0]).toBe(overviewFile);
    expect(loadOverview).not.toHaveBeenCalled();
  });

  it('[federation] tabs are prefetched one after another', async () => {
    let finish: (answer: object) => void = () => undefined;
    fetchFile.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    render(<Dashboard />);
    await pass(60_000);
    expect(asked()).toHaveLength(1);
    finish({ arrayBuffer: () => Promise.resolve() });
    await pass(60_000);
    expect(screens()).toEqual(screensInOrder);
  });

  it('[federation] prefetching continues with the next tab after a failure', async () => {
    release.mockRejectedValueOnce(new Error('down'));
    render(<Dashboard />);
    await pass(60_000);
    expect(screens()).toEqual(screensInOrder.slice(1));
  });

  it('[federation] prefetching stops when the dashboard closes', async () => {
    const { unmount } = render(<Dashboard />);
    unmount();
    await pass(60_000);
    expect(asked()).toEqual([]);
  });

  it('[federation] nothing is prefetched on a metered connection', async () => {
    connectedBy({ type: 'cellular' });
    render(<Dashboard />);
    await pass(60_000);
    expect(asked()).toEqual([]);
  });
});
