import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createLastDaysRange } from '../../domain/date-range';
import type { PortalKey } from '../../domain/portal';
import { computeProcessMetrics } from '../../domain/process';
import { preferencesAtom } from '../../shell/preferences';
import { useCurrentToast } from '../../shell/toast';
import { resetWorkspace } from '../files/replace-commands';
import { useCollection, useCollections, useRecordsByIndex } from './use-collection';
import { useAvailability, useCommand } from './use-command';
import { useKpiRecords } from './use-kpi-records';
import { useRecordByCollectionName, useRecordReader, useRecord } from './use-record';
import { useWorkspaceClock, useWorkspaceStatus } from './workspace-context';
import { WorkspaceProvider } from './workspace-provider';
import type { CollectionName } from '../database/collections';
import { sampleContents } from '../database/sample-contents';
import { createMemorySource } from '../create-source';
import { loadSampleSeed } from '../database/seed-data';
import type { SourceEvent, WorkspaceSource } from '../database/source';
import { createContract, markAllRead, setOwnPreferences } from '../test-support/commands';
import { createTestSession } from '../test-support/session';
import { writeChanges } from '../test-support/write';
import { createTestWorkspace, testWorkspaceFailure } from '../test-support/create-test-workspace';
import { createWorkspace, type Workspace } from '../workspace';

function show(ui: ReactNode, workspace: Workspace, portal: PortalKey = 'admin') {
  const store = createStore();
  const user = userEvent.setup();
  const result = render(
    <Provider store={store}>
      <WorkspaceProvider workspace={workspace} portal={portal}>
        {ui}
      </WorkspaceProvider>
    </Provider>,
  );
  return { ...result, store, user };
}

function Contracts() {
  const { status, data, error } = useCollection('contracts');
  if (status === 'pending') return <p>loading</p>;
  if (status === 'error') return <p>{error.message}</p>;
  return <p>{data.length} contracts</p>;
}

const draft = { title: 'New', type: 'supply_agreement', client: '', value: '' } as const;

describe('useCollection', () => {
  it('[G6, B26] a list shows a loading state and then the records', async () => {
    show(<Contracts />, createTestWorkspace());
    expect(screen.getByText('loading')).toBeInTheDocument();
    expect(await screen.findByText('3 contracts')).toBeInTheDocument();
  });

  it('[B26] a collection is not read until it is needed', async () => {
    const workspace = createTestWorkspace();
    const list = jest.spyOn(workspace.source, 'load');
    const Clients = ({ enabled }: { readonly enabled: boolean }) => (
      <p>{useCollection('clients', { enabled }).data?.length ?? 'no'} clients</p>
    );
    const { unmount } = show(<Clients enabled={false} />, workspace);
    expect(screen.getByText('no clients')).toBeInTheDocument();
    expect(list).not.toHaveBeenCalled();
    unmount();
    show(<Clients enabled />, workspace);
    expect(await screen.findByText('12 clients')).toBeInTheDocument();
  });

  it('[B26] a list shows whether its query is pending, has failed or found nothing', async () => {
    const { unmount } = show(<Contracts />, createTestWorkspace({ state: 'empty' }));
    expect(await screen.findByText('0 contracts')).toBeInTheDocument();
    unmount();
    const loading = show(<Contracts />, createTestWorkspace({ state: 'loading' }));
    expect(screen.getByText('loading')).toBeInTheDocument();
    loading.unmount();
    show(<Contracts />, createTestWorkspace({ state: 'failing' }));
    expect(await screen.findByText(testWorkspaceFailure)).toBeInTheDocument();
  });

  it('[workspace] newly written records appear without reading the collection again', async () => {
    const source = createMemorySource(loadSampleSeed);
    const load = jest.fn((name: CollectionName) => source.load(name)) as WorkspaceSource['load'];
    const workspace = createWorkspace({
      source: { ...source, load },
      behaviour: 'live',
    });
    show(<Contracts />, workspace);
    await screen.findByText('3 contracts');
    const before = await source.list('contracts');
    await act(() => workspace.run(createContract, draft, createTestSession()));
    expect(await screen.findByText('4 contracts')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    expect((await source.list('contracts')).slice(0, 3)).toEqual(before);
    expect((await source.list('contracts'))[0]).toBe(before[0]);
  });

  it('[workspace] a collection is read again after the workspace was replaced', async () => {
    const workspace = createTestWorkspace();
    show(<Contracts />, workspace);
    await screen.findByText('3 contracts');
    await act(() => workspace.run(createContract, draft, createTestSession()));
    await act(() => workspace.run(resetWorkspace, {}, createTestSession()));
    expect(await screen.findByText('3 contracts')).toBeInTheDocument();
  });

  it('[G6] a list that has not been used for five minutes leaves the cache', async () => {
    jest.useFakeTimers();
    const source = createMemorySource(loadSampleSeed);
    const workspace = createWorkspace({ source, behaviour: 'live' });
    const { unmount } = show(<Contracts />, workspace);
    await act(() => jest.advanceTimersByTimeAsync(10));
    unmount();
    await jest.advanceTimersByTimeAsync(299_000);
    expect(source.peek('contracts')).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(source.peek('contracts')).toBeUndefined();
    jest.useRealTimers();
  });
});

function Notification({ id }: { readonly id: string | undefined }) {
  const { data } = useRecord('notifications', id);
  return <p>{data === undefined ? 'loading' : data === null ? 'none' : data.title}</p>;
}

describe('useRecord', () => {
  it('[workspace] a component that shows a record is updated with its later versions', async () => {
    const workspace = createTestWorkspace();
    show(<Notification id="NT-001" />, workspace);
    expect(await screen.findByText('Dip test rejected, re-test required')).toBeInTheDocument();
    const base = await workspace.source.get('notifications', 'NT-001');
    const next = base && { ...base.record, title: 'Changed' };
    await act(() =>
      writeChanges(workspace.source, [{ collection: 'notifications', key: 'NT-001', base, next }]),
    );
    expect(await screen.findByText('Changed')).toBeInTheDocument();
  });

  it('[workspace] reading a record with an unknown or missing key returns nothing', async () => {
    const { unmount } = show(<Notification id="NT-X" />, createTestWorkspace());
    expect(await screen.findByText('none')).toBeInTheDocument();
    unmount();
    show(<Notification id={undefined} />, createTestWorkspace());
    expect(screen.getByText('none')).toBeInTheDocument();
  });

  it('[workspace] a record is available immediately if its list is cached', async () => {
    const workspace = createTestWorkspace();
    await workspace.source.list('notifications');
    show(<Notification id="NT-001" />, workspace);
    expect(screen.getByText('Dip test rejected, re-test required')).toBeInTheDocument();
  });
});

const twoLatest = { descending: true, limit: 2 };

function Bell() {
  const { data: unread } = useRecordsByIndex('notifications', 'unread');
  const { data: latest } = useRecordsByIndex('notifications', 'unread', twoLatest);
  const { run } = useCommand(markAllRead);
  return (
    <>
      <button type="button" onClick={() => void run({})}>
        {unread?.length} unread
      </button>
      <ul>
        {latest?.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  );
}

describe('useRecordsByIndex', () => {
  it('[F2] the latest unread notifications update immediately', async () => {
    const workspace = createTestWorkspace();
    const { user } = show(<Bell />, workspace);
    const unread = (await workspace.source.find('notifications', 'unread')).length;
    const bell = await screen.findByRole('button', { name: `${unread} unread` });
    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    await user.click(bell);
    expect(await screen.findByRole('button', { name: '0 unread' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryAllByRole('listitem')).toHaveLength(0));
  });
});

function Inbox() {
  const { data: all } = useCollection('notifications');
  const { records } = useCollections(['notifications']);
  const { data: own } = useRecordByCollectionName('notifications', 'NT-own');
  const { data: unread = [] } = useRecordsByIndex('notifications', 'unread');
  const counted = { all: all?.length, searched: records.get('notifications')?.length };
  return (
    <>
      <p>{JSON.stringify({ ...counted, unread: unread.length, own: own ?? null })}</p>
      <ul>
        {unread.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <Notification id="NT-own" />
    </>
  );
}

describe('notifications of the current user', () => {
  const [read] = sampleContents.notifications;
  if (!read) throw new Error('The sample has no notification');
  const unread = { ...read, isRead: false };
  const records = {
    notifications: [
      { ...unread, id: 'NT-plain', timestamp: '2024-07-20T09:00:00.000Z' },
      { ...unread, id: 'NT-own', actorId: 'PER-001', title: 'My act' },
      { ...unread, id: 'NT-portal', portal: 'banking' as const },
      { ...unread, id: 'NT-muted', toggles: ['platformUpdates' as const] },
    ],
  };
  const shown = (count: number) =>
    JSON.stringify({ all: count, searched: count, unread: count, own: null });

  it('[R107, R65] lists, searches, counts and URLs show only the current user’s notifications', async () => {
    show(<Inbox />, createTestWorkspace({ records }));
    expect(await screen.findByText(shown(1))).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('NT-plain');
    expect(screen.getByText('none')).toBeVisible();
  });

  it('[R107, R55] the visible notifications depend on the user’s toggles', async () => {
    const { store } = show(<Inbox />, createTestWorkspace({ records }));
    await screen.findByText(shown(1));
    act(() => store.set(preferencesAtom, { platformUpdates: true }));
    expect(await screen.findByText(shown(2))).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('[R107] notifications about the user’s own actions are found by person id', async () => {
    const [profile] = sampleContents.profiles.filter(({ portal }) => portal === 'admin');
    if (!profile) throw new Error('The sample has no admin');
    const profiles = [{ ...profile, personId: 'PER-901' }];
    show(<Notification id="NT-own" />, createTestWorkspace({ records: { ...records, profiles } }));
    expect(await screen.findByText('My act')).toBeVisible();
  });
});

function Creator() {
  const { run, isPending, availability } = useCommand(createContract);
  const { toast } = useCurrentToast();
  return (
    <>
      <button
        type="button"
        disabled={availability.state !== 'available'}
        title={availability.reason}
        onClick={() => void run(draft)}
      >
        Create
      </button>
      <p>{isPending ? 'pending' : 'idle'}</p>
      <button type="button" onClick={toast?.action?.run}>
        {toast?.action?.label ?? 'no action'}
      </button>
      <p>{toast?.title}</p>
      <Contracts />
    </>
  );
}

describe('useCommand hook', () => {
  it('[E1] a command shows a toast, and Undo in the toast reverts the command', async () => {
    const { user } = show(<Creator />, createTestWorkspace());
    await screen.findByText('3 contracts');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Contract created')).toBeInTheDocument();
    expect(await screen.findByText('4 contracts')).toBeInTheDocument();
    expect(screen.getByText('idle')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeInTheDocument();
    expect(await screen.findByText('3 contracts')).toBeInTheDocument();
  });

  it('[R136, R89] a command runs once, even if a second click arrives before its button is busy', async () => {
    const workspace = createTestWorkspace();
    show(<Creator />, workspace);
    await screen.findByText('3 contracts');
    const create = screen.getByRole('button', { name: 'Create' });
    act(() => {
      create.click();
      create.click();
    });
    expect(await screen.findByText('4 contracts')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('idle')).toBeInTheDocument());
    expect(await workspace.source.list('contracts')).toHaveLength(4);
    act(() => create.click());
    expect(await screen.findByText('5 contracts')).toBeInTheDocument();
  });

  it('[workspace] a command explains why the regulator cannot run it', () => {
    show(<Creator />, createTestWorkspace(), 'regulator');
    const button = screen.getByRole('button', { name: 'Create' });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('title', expect.stringContaining('read-only'));
  });

  function Compact() {
    const { run } = useCommand(setOwnPreferences);
    const { state } = useAvailability(setOwnPreferences);
    return (
      <button type="button" onClick={() => void run({ compactView: true })}>
        {state}
      </button>
    );
  }

  it('[PR11] a command updates the preferences that the page uses', async () => {
    const { user, store } = show(<Compact />, createTestWorkspace());
    await user.click(screen.getByRole('button', { name: 'available' }));
    await waitFor(() => expect(store.get(preferencesAtom).compactView).toBe(true));
  });

  it('[workspace] using a command outside a workspace throws an error', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Contracts />)).toThrow('This component needs a WorkspaceProvider');
  });
});

function Figures() {
  const { status, data, error, refetch } = useKpiRecords();
  const now = useWorkspaceClock();
  if (status === 'error') {
    return (
      <button type="button" onClick={refetch}>
        {error?.message}
      </button>
    );
  }
  if (!data) return <p>loading</p>;
  const { onTimeRate } = computeProcessMetrics(
    data.records.processes,
    createLastDaysRange(data.now, 30),
  );
  return (
    <p>
      {data.isFixed ? 'fixed' : 'counted'} {onTimeRate} {now}
    </p>
  );
}

describe('useKpiRecords', () => {
  it('[F7] screens with fixed KPIs use the sample’s records and date', async () => {
    show(<Figures />, createTestWorkspace());
    expect(await screen.findByText('counted 94.2 2024-07-22T09:00:00.000Z')).toBeInTheDocument();
  });

  it('[G6] the sample data stays in the cache, even if no screen uses it for a long time', async () => {
    const workspace = createTestWorkspace();
    const shown = show(<Figures />, workspace);
    await screen.findByText(/^counted/);
    jest.useFakeTimers();
    shown.unmount();
    const kept = () => workspace.source.queryClient.getQueryData(['sample']);
    await jest.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(kept()).toBeDefined();
    jest.useRealTimers();
  });

  it('[F7] if several queries fail, one error is shown, and a retry repeats all of them', async () => {
    const { user } = show(<Figures />, createTestWorkspace({ state: 'failing' }));
    await user.click(await screen.findByRole('button', { name: testWorkspaceFailure }));
    expect(await screen.findByRole('button', { name: testWorkspaceFailure })).toBeInTheDocument();
  });
});

describe('useRecordReader', () => {
  function Reader() {
    const read = useRecordReader();
    const { data } = useRecord('contracts', undefined);
    return (
      <button
        type="button"
        onClick={(event) => {
          const { currentTarget } = event;
          void read('profiles', 'admin').then((profile) => {
            currentTarget.textContent = profile?.fullName ?? 'none';
          });
        }}
      >
        {data === null ? 'read' : ''}
      </button>
    );
  }

  it('[workspace] a record is read on demand', async () => {
    const { user } = show(<Reader />, createTestWorkspace());
    await user.click(screen.getByRole('button', { name: 'read' }));
    expect(await screen.findByText('Nadia Rahman')).toBeInTheDocument();
  });
});

describe('useWorkspaceStatus', () => {
  function Status() {
    const { durability, quarantined } = useWorkspaceStatus();
    return (
      <p>
        {durability} {quarantined}
      </p>
    );
  }

  it('[workspace] the status of the workspace reflects every change', () => {
    const source = createMemorySource(loadSampleSeed);
    let status = source.status();
    let listener: ((event: SourceEvent) => void) | undefined;
    const changing: WorkspaceSource = {
      ...source,
      status: () => status,
      subscribe: (heard) => {
        listener = heard;
        return source.subscribe(heard);
      },
    };
    show(<Status />, createWorkspace({ source: changing, behaviour: 'live' }));
    expect(screen.getByText('memory 0')).toBeInTheDocument();
    act(() => {
      status = { ...status, quarantined: 2 };
      listener?.({ kind: 'status' });
    });
    expect(screen.getByText('memory 2')).toBeInTheDocument();
  });
});
