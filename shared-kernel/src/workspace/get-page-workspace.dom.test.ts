import 'fake-indexeddb/auto';
import { waitUntil } from './test-support/wait-until';

const openPage = async (search: string) => {
  window.history.replaceState(undefined, '', `/${search}`);
  jest.resetModules();
  const { getPageWorkspace, prefetchCollections } = await import('./get-page-workspace');
  return { pageWorkspace: getPageWorkspace, prefetchCollections, workspace: getPageWorkspace() };
};

afterEach(() => {
  globalThis.tfTimesInUtc = undefined;
});

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

describe('getPageWorkspace', () => {
  it('[workspace] a page has a single workspace, stored in this browser', async () => {
    const { pageWorkspace, workspace } = await openPage('');
    expect(pageWorkspace()).toBe(workspace);
    expect(await workspace.source.list('contracts')).toHaveLength(3);
    expect(workspace.behaviour).toBe('live');
    expect(globalThis.tfTimesInUtc).toBeUndefined();
    expect(await databases()).toEqual(['trustfold']);
    workspace.close();
  });

  it('[G6] prefetched collections are in the cache, and unknown names are ignored', async () => {
    const { prefetchCollections, workspace } = await openPage('');
    prefetchCollections(['contracts', 'invoices', '__proto__']);
    await waitUntil(() => workspace.source.peek('contracts')?.length === 3);
    expect(workspace.source.peek('clients')).toBeUndefined();
    workspace.close();
  });

  it('[R154] a page without a server sends no requests to one', async () => {
    const fetched = jest.fn();
    Object.assign(globalThis, { fetch: fetched });
    const { workspace } = await openPage('');
    expect(await workspace.source.list('contracts')).toHaveLength(3);
    expect(workspace.server).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
    workspace.close();
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  it('[R154] a page with a server stores no records in this browser', async () => {
    jest.resetModules();
    const open = jest.spyOn(indexedDB, 'open');
    const { connectToServer } = await import('./server/connection');
    const { getPageWorkspace } = await import('./get-page-workspace');
    await connectToServer({
      address: 'https://server.example',
      person: undefined,
      accessToken: () => Promise.reject(new Error('No one has signed in.')),
    });
    const workspace = getPageWorkspace();
    expect(workspace.server).toBeDefined();
    await expect(workspace.source.list('contracts')).rejects.toThrow('Sign in to do this.');
    expect(open).not.toHaveBeenCalled();
    workspace.close();
  });

  it('[workspace] a page with overrides has a separate database', async () => {
    document.documentElement.dataset.workspace = 'preview';
    const { workspace } = await openPage('');
    expect(await workspace.source.list('contracts')).toHaveLength(3);
    expect(await databases()).toContain('trustfold-preview');
    delete document.documentElement.dataset.workspace;
    workspace.close();
  });

  it('[workspace] in reference mode, the workspace is the sample and nothing is stored', async () => {
    const open = jest.spyOn(indexedDB, 'open');
    const { workspace } = await openPage('?behaviour=reference');
    expect(await workspace.source.list('contracts')).toHaveLength(3);
    expect(workspace.source.status()).toMatchObject({ durability: 'memory', reason: 'reference' });
    expect(open).not.toHaveBeenCalled();
  });

  it('[time] reference mode uses UTC, like the original sample', async () => {
    await openPage('?behaviour=reference');
    expect(globalThis.tfTimesInUtc).toBe(true);
  });
});
