import type { ScreenId } from '../page/remote-tabs';
import { setPageComposition } from '../federation/page-remotes';
import { createTestComposition, writeRemotesMeta } from '../page/test-remotes';
import { openDashboard } from './open-dashboard';

const prepare = jest.fn<Promise<void>, [ScreenId]>();
const load = jest.fn<Promise<void>, []>();
jest.mock('../federation/composition', () => ({ loadComposition: () => load() }));
jest.mock('../federation/load-remote-screen', () => ({
  preloadScreen: (id: ScreenId) => prepare(id),
}));

const preload = jest.fn<undefined, [readonly string[]]>();
jest.mock('../federation/page-files', () => ({
  ...jest.requireActual<object>('../federation/page-files'),
  preloadChunks: (names: string[]) => preload(names),
}));

const openWorkspace = jest.fn();
const prefetchCollections = jest.fn<undefined, [readonly string[]]>();
jest.mock('shared-kernel/workspace', () => ({
  getPageWorkspace: () => openWorkspace() as unknown,
  prefetchCollections: (names: readonly string[]) => prefetchCollections(names),
}));

beforeEach(() => {
  openWorkspace.mockReset();
  prefetchCollections.mockReset();
  preload.mockReset();
  prepare.mockReset();
  prepare.mockResolvedValue(undefined);
  load.mockReset();
  load.mockReturnValue(new Promise(() => undefined));
  writeRemotesMeta();
});

describe('openDashboard', () => {
  it('[federation] the database of the workspace is opened while the page loads', async () => {
    await openDashboard('');
    expect(openWorkspace).toHaveBeenCalledTimes(1);
  });

  it('[federation, F3] the screen of the tab in the URL is preloaded', async () => {
    let isReady = false;
    prepare.mockImplementation(async () => {
      await Promise.resolve();
      isReady = true;
    });
    await openDashboard('?tab=clients&client=CL-001');
    expect(prepare.mock.calls).toEqual([['compliance/client-management']]);
    expect(isReady).toBe(true);
  });

  it('[federation, G6] the records of the tab in the URL are read while its screen loads', () => {
    prepare.mockReturnValue(new Promise(() => undefined));
    void openDashboard('?tab=contracts');
    expect(prefetchCollections.mock.calls[0]?.[0]).toContain('contracts');
  });

  it('[federation, F3] opening an unknown tab waits until the composition has loaded', async () => {
    const tab = { key: 'invoices', label: 'Invoices', icon: 'document' as const, order: 90 };
    const list = { tab, records: [], needs: [], finds: [] };
    const invoices = { format: 1 as const, name: 'invoices', screens: { list } };
    load.mockImplementation(() => {
      setPageComposition(createTestComposition({ invoices }));
      return Promise.resolve();
    });
    await openDashboard('?tab=invoices');
    expect(prepare.mock.calls).toEqual([['invoices/list']]);
  });

  it('[E3] no screen of a remote with an invalid release is preloaded', async () => {
    const { remotes } = createTestComposition();
    const { contracts } = remotes;
    if (!contracts) throw new Error('contracts is deployed');
    setPageComposition({ schema: 1, remotes: { contracts: { ...contracts, brings: 7 } } });
    await openDashboard('?tab=contracts');
    expect(prepare).not.toHaveBeenCalled();
  });

  it.each(['', '?tab=overview'])(
    '[federation] the overview is preloaded if the URL query is “%s”',
    async (search) => {
      await openDashboard(search);
      expect(preload.mock.calls).toEqual([[['overview']]]);
    },
  );

  it('[federation] the overview is not preloaded if the URL names another tab', async () => {
    await openDashboard('?tab=contracts');
    expect(preload).not.toHaveBeenCalled();
  });

  it.each(['', '?tab=overview', '?tab=nonsense', '?tab=__proto__'])(
    '[federation, F3] no screen is preloaded if the URL query is “%s”',
    async (search) => {
      load.mockRejectedValue(new Error('down'));
      await openDashboard(search);
      expect(prepare).not.toHaveBeenCalled();
    },
  );
});
