import { act, renderHook, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createMemorySource } from '../store/memory-source';
import { createQueryClient, queryKeys } from '../store/query-cache';
import { sampleSeed } from '../store/seed-data';
import type { WorkspaceSource } from '../store/source';
import { createTestWorkspace, testWorkspaceFailure } from '../testing';
import { useListing } from './use-listing';
import { createWorkspace, type Workspace } from '../workspace';
import { WorkspaceProvider } from './workspace-provider';

const latest = { index: 'timestamp', descending: true } as const;

interface Asked {
  readonly beginning: typeof latest | undefined;
}
const asked: Asked = { beginning: latest };

const listing = (workspace: Workspace) =>
  renderHook(({ beginning }: Asked) => useListing('transactions', beginning), {
    initialProps: asked,
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider>
        <WorkspaceProvider workspace={workspace} portal="admin">
          {children}
        </WorkspaceProvider>
      </Provider>
    ),
  });

/** A workspace whose lists are long, and read when it is said. */
function slowWorkspace() {
  const source = createMemorySource(sampleSeed);
  let read = () => {};
  const held = new Promise<void>((resolve) => (read = resolve));
  const slow: WorkspaceSource = {
    ...source,
    isLong: () => Promise.resolve(true),
    peek: () => undefined,
    list: async (collection) => {
      await held;
      return source.list(collection);
    },
  };
  const workspace = createWorkspace({
    source: slow,
    behaviour: 'live',
    queryClient: createQueryClient({ retryDelay: 0 }),
  });
  return { workspace, read };
}

describe('useListing', () => {
  it('[workspace] has the first of a long list and how many there are, and then all', async () => {
    const { workspace, read } = slowWorkspace();
    const { result } = listing(workspace);
    expect(result.current.query.status).toBe('pending');
    await waitFor(() => expect(result.current.total).toBe(64));
    const { query, all, first = [] } = result.current;
    expect(query).toMatchObject({ status: 'success', data: first });
    expect(all).toBeUndefined();
    expect(first.length).toBeGreaterThan(20);
    act(read);
    await waitFor(() => expect(result.current.all).toHaveLength(64));
    const stamps = (records: readonly { readonly timestamp: string }[] = []) =>
      records.map(({ timestamp }) => timestamp).sort();
    expect(stamps(first)).toEqual(stamps(result.current.all).slice(-first.length));
    expect(result.current).toMatchObject({ total: 64, query: { status: 'success' } });
  });

  it('[workspace] has what is kept of how many there are before all are read, and the same of all', async () => {
    const { workspace, read } = slowWorkspace();
    const { result } = listing(workspace);
    await waitFor(() => expect(result.current.tally?.total).toBe(64));
    const kept = result.current.tally;
    expect(result.current.all).toBeUndefined();
    expect(kept?.groups).toMatchObject({ completed: 50, failed: 4 });
    act(read);
    await waitFor(() => expect(result.current.all).toHaveLength(64));
    expect(result.current.tally).toEqual(kept);
  });

  it('[workspace] shows a long list that is read in an order that no index has', async () => {
    const { result, rerender } = listing(slowWorkspace().workspace);
    await waitFor(() => expect(result.current.first).toBeDefined());
    rerender({ beginning: undefined });
    expect(result.current).toMatchObject({ query: { status: 'success' }, first: undefined });
    await waitFor(() => expect(result.current.total).toBe(64));
  });

  it('[G6] drops the beginning of a list as soon as no screen shows it', async () => {
    const { workspace } = slowWorkspace();
    const { result, unmount } = listing(workspace);
    await waitFor(() => expect(result.current.first).toBeDefined());
    const beginnings = () =>
      workspace.queryClient
        .getQueryCache()
        .findAll({ queryKey: queryKeys.first('transactions', latest) });
    expect(beginnings()).toHaveLength(1);
    unmount();
    await waitFor(() => expect(beginnings()).toEqual([]));
  });

  it('[workspace] is a short list as it is read, or what failed', async () => {
    const { result } = listing(createTestWorkspace());
    await waitFor(() => expect(result.current.all).toHaveLength(64));
    expect(result.current.first).toBeUndefined();
    const failing = listing(createTestWorkspace({ state: 'failing' }));
    await waitFor(() => expect(failing.result.current.query.status).toBe('error'));
    expect(failing.result.current.query.error?.message).toBe(testWorkspaceFailure);
  });
});
