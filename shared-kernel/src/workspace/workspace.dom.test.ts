import 'fake-indexeddb/auto';
import type { Notification } from '../domain/notification';
import { createBrowserSource, createMemorySource } from './create-source';
import { deleteWorkspaceData, readRawWorkspaceData } from './raw-data';
import { defaultPreferences } from '../domain/profile/preferences';
import { requestPersistentStorage } from './get-page-workspace';
import { setNotificationsRead } from './commands/mark-notifications';
import { resetWorkspace } from './files/replace-commands';
import { exportWorkspace } from './files/export-commands';
import { loadSampleSeed } from './database/seed-data';
import { createTestSession } from './test-support/session';
import { createWorkspace } from './workspace';
import { waitFor } from '@testing-library/dom';
import { auditEntries } from '../fixtures/audit-entries';
import { contracts } from '../fixtures/contracts';
import type { AuditEntry } from '../domain/audit';
import type { Contract } from '../domain/contract';
import type { CommandError } from './commands/command-error';
import type { CommandResult } from './commands/command-result';
import type { WorkspaceSource } from './database/source';
import { StorageError } from './database/source-errors';
import {
  createTestWorkspace,
  type TestWorkspaceOptions,
} from './test-support/create-test-workspace';
import {
  createContract,
  createProcess,
  type Draft,
  editContract,
  invalidProcess,
  saveProfile,
  setStarred,
  viewTransaction,
} from './test-support/commands';
import { readContents } from './test-support/contents';
import { withFailingWrite } from './test-support/write';

describe('raw data of a workspace', () => {
  it('[R87] stored data of another version can be downloaded and deleted', async () => {
    const other = createBrowserSource({ version: 99 });
    const [first] = await other.list('notifications');
    const bytes = Uint8Array.from([1, 2, 255]);
    const addedAt = '2024-07-22T09:00:00.000Z';
    const file = { id: 'DOC-1', name: 'a.pdf', mediaType: 'application/pdf', addedAt, bytes };
    await other.withWriteLock(({ write }) =>
      write([{ collection: 'files', key: file.id, base: undefined, next: file }]),
    );
    other.close();

    const { stores } = JSON.parse(await (await readRawWorkspaceData()).text()) as {
      stores: Record<string, { value: { record: object } }[]>;
    };
    const found = stores.notifications?.map(({ value }) => value.record as Notification);
    expect(found?.[0]).toEqual(first);
    expect(stores.files?.[0]?.value.record).toMatchObject({ id: 'DOC-1', bytes: 'AQL/' });

    await deleteWorkspaceData();
    const source = createBrowserSource();
    expect(await source.list('files')).toEqual([]);
    expect(source.status().durability).toBe('durable');
    source.close();
  });
});

describe('persistent storage', () => {
  const persist = jest.fn(() => Promise.resolve(true));

  function lend(storage: object | undefined) {
    Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  }

  beforeEach(() => {
    persist.mockClear();
    lend({ persist });
  });

  afterAll(() => {
    Reflect.deleteProperty(navigator, 'storage');
  });

  describe('requestPersistentStorage', () => {
    it('[workspace] persistent storage is requested only once, even if the browser refuses', () => {
      persist.mockRejectedValueOnce(new Error('No'));
      requestPersistentStorage();
      requestPersistentStorage();
      expect(persist).toHaveBeenCalledTimes(1);
    });

    it('[workspace] persistent storage is not requested if the browser has no storage API', () => {
      lend(undefined);
      expect(requestPersistentStorage).not.toThrow();
      lend({ persist });
      requestPersistentStorage();
      expect(persist).toHaveBeenCalledTimes(1);
    });
  });

  describe('workspace with an onChanged callback', () => {
    it('[workspace] the onChanged callback is called only if a user’s command has changed something', async () => {
      const onChanged = jest.fn();
      const source = createMemorySource(loadSampleSeed);
      const workspace = createWorkspace({ source, behaviour: 'live', onChanged });
      const session = createTestSession();
      await source.list('contracts');
      await workspace.run(exportWorkspace, {}, session);
      await workspace.run(setNotificationsRead, { ids: ['NT-NOBODY'], isRead: true }, session);
      expect(onChanged).not.toHaveBeenCalled();
      await workspace.run(setNotificationsRead, { ids: ['NT-001'], isRead: true }, session);
      expect(onChanged).toHaveBeenCalledTimes(1);
      await workspace.run(resetWorkspace, {}, session);
      expect(onChanged).toHaveBeenCalledTimes(2);
      expect(session.preferences.read()).toEqual(defaultPreferences);
    });
  });
});

const [crudeSupply] = contracts as [Contract];
const draft: Draft = {
  title: 'Bunker supply',
  type: 'supply_agreement',
  client: 'Meridian Energy Partners',
  value: '$1,000,000',
};
const draftOf = ({ title, type, client, value }: Contract): Draft => ({
  title,
  type,
  client,
  value,
});

const open = (options: TestWorkspaceOptions = {}, portal: 'admin' | 'client' = 'admin') => ({
  workspace: createTestWorkspace(options),
  session: createTestSession(portal),
});

function done<O>(result: CommandResult<O>) {
  if (result.status !== 'done') throw new Error(JSON.stringify(result));
  return result as { output: O; undo: (typeof result)['undo'] };
}

const lastEntries = async (source: WorkspaceSource, limit = 1) =>
  source.find('auditEntries', 'at', { descending: true, limit });

describe('running a command', () => {
  it('[workspace] the log contains person, portal, command, record and changed fields of a command', async () => {
    const { workspace, session } = open({}, 'client');
    const from = draftOf(crudeSupply);
    const to = { ...from, title: 'Crude supply, amended' };
    done(await workspace.run(editContract, { id: crudeSupply.id, from, to }, session));
    const [entry] = await lastEntries(workspace.source);
    expect(entry).toMatchObject({
      actor: 'Elena Vasquez',
      portal: 'client',
      action: 'contract.edit',
      subject: { collection: 'contracts', id: crudeSupply.id, label: to.title },
    });
    expect(entry?.before).toEqual({
      title: crudeSupply.title,
      lastModified: crudeSupply.lastModified,
    });
    expect(entry?.after).toEqual({ title: to.title, lastModified: '2024-07-22' });
  });

  it('[workspace] a command can be undone once from its toast, and both actions are logged', async () => {
    const { workspace, session } = open();
    const before = await readContents(workspace.source, 'auditEntries');
    done(await workspace.run(createContract, draft, session));
    const [created] = session.toasts;
    expect(created).toMatchObject({ title: 'Contract created', action: { label: 'Undo' } });
    created?.action?.run();
    await waitFor(() => expect(session.toasts.at(-1)).toEqual({ title: 'Undone' }));
    expect(await readContents(workspace.source, 'auditEntries')).toEqual(before);
    const [undone, made] = await lastEntries(workspace.source, 2);
    expect(made).toMatchObject({ action: 'contract.create' });
    expect(undone).toMatchObject({ action: 'contract.create.undo', note: 'Undone' });
    created?.action?.run();
    await waitFor(() =>
      expect(session.toasts.at(-1)).toMatchObject({
        description: 'This change has already been undone.',
      }),
    );
  });

  it('[workspace] undo reverts the command without reverting later changes', async () => {
    const { workspace, session } = open();
    const ids = ['NT-001'];
    const star = done(await workspace.run(setStarred, { ids, isStarred: false }, session));
    done(await workspace.run(setNotificationsRead, { ids, isRead: true }, session));
    expect(await star.undo?.()).toEqual({ status: 'done' });
    expect((await workspace.source.get('notifications', 'NT-001'))?.record).toMatchObject({
      isRead: true,
      isStarred: true,
    });
  });

  it('[workspace] undo fails if the record was changed after the command', async () => {
    const { workspace, session } = open();
    const from = draftOf(crudeSupply);
    const edit = (begun: Draft, title: string) =>
      workspace.run(
        editContract,
        { id: crudeSupply.id, from: begun, to: { ...begun, title } },
        session,
      );
    const first = done(await edit(from, 'One'));
    done(await edit({ ...from, title: 'One' }, 'Two'));
    expect(await first.undo?.()).toMatchObject({ status: 'failed', error: { kind: 'conflict' } });
    expect((await workspace.source.get('contracts', crudeSupply.id))?.record.title).toBe('Two');
  });

  it('[workspace] an edit of a field that changed while the form was open is refused', async () => {
    const { workspace, session } = open();
    const from = draftOf(crudeSupply);
    const input = (changes: Partial<Draft>) => ({
      id: crudeSupply.id,
      from,
      to: { ...from, ...changes },
    });
    done(await workspace.run(editContract, input({ title: 'Theirs' }), session));
    const result = await workspace.run(editContract, input({ title: 'Ours' }), session);
    expect(result).toMatchObject({
      status: 'failed',
      error: {
        kind: 'conflict',
        conflicts: [{ fields: [{ field: 'title', ours: 'Ours', theirs: 'Theirs' }] }],
      },
    });
    expect(session.toasts.at(-1)).toMatchObject({
      title: 'Not saved',
      variant: 'destructive',
      description: 'Someone else changed these fields.',
    });
  });

  it('[workspace] edits of different fields are merged', async () => {
    const { workspace, session } = open();
    const from = draftOf(crudeSupply);
    const edit = (changes: Partial<Draft>) =>
      workspace.run(
        editContract,
        { id: crudeSupply.id, from, to: { ...from, ...changes } },
        session,
      );
    done(await edit({ title: 'New title' }));
    done(await edit({ value: '$46,000,000' }));
    expect((await workspace.source.get('contracts', crudeSupply.id))?.record).toMatchObject({
      title: 'New title',
      value: '$46,000,000',
    });
  });

  it('[workspace] two records created at the same time have different ids', async () => {
    const now = () => new Date('2026-01-01T00:00:00.000Z');
    const { workspace, session } = open({ now });
    const results = await Promise.all([
      workspace.run(createContract, draft, session),
      workspace.run(createContract, draft, session),
    ]);
    const [one, other] = results.map((result) => done(result).output.id);
    expect(one).toMatch(/^CON-\d{13}$/);
    expect(other).not.toBe(one);
  });

  it('[workspace] a change that the browser cannot store changes nothing and shows an error', async () => {
    const source = withFailingWrite(createMemorySource(loadSampleSeed), () =>
      Promise.reject(new StorageError('full')),
    );
    const workspace = createWorkspace({ source, behaviour: 'live' });
    const session = createTestSession();
    const result = await workspace.run(createContract, draft, session);
    expect(result).toMatchObject({ status: 'failed', error: { kind: 'storage' } });
    expect(session.toasts).toMatchObject([
      {
        title: 'Not saved',
        description: 'This browser’s storage is full. Nothing was changed.',
        variant: 'destructive',
      },
    ]);
  });

  it('[B25] an unexpected error of a command reaches the listeners for uncaught errors', async () => {
    const reported: unknown[] = [];
    Object.defineProperty(globalThis, 'reportError', {
      value: (error: unknown) => reported.push(error),
      configurable: true,
      writable: true,
    });
    const defect = new TypeError('a defect');
    const source = withFailingWrite(createMemorySource(loadSampleSeed), () =>
      Promise.reject(defect),
    );
    const workspace = createWorkspace({ source, behaviour: 'live' });
    const result = await workspace.run(createContract, draft, createTestSession());
    expect(result).toMatchObject({ status: 'failed', error: { kind: 'unexpected' } });
    expect(reported).toEqual([defect]);
    Reflect.deleteProperty(globalThis, 'reportError');
  });

  it('[R6, workspace] a command with an invalid field fails with a toast', async () => {
    const { workspace, session } = open();
    const input = { name: ' ', startDate: '2024-07-22' };
    const result = await workspace.run(createProcess, input, session);
    expect(result).toMatchObject({
      status: 'failed',
      error: {
        kind: 'invalid',
        issues: expect.arrayContaining([{ field: 'name', message: 'Name is required' }]) as unknown,
      },
    });
    expect(session.toasts).toMatchObject([
      { title: 'Not saved', description: expect.any(String) as unknown, variant: 'destructive' },
    ]);
  });

  it('[R6] no toast appears if the form shows the error at its fields', async () => {
    const { workspace, session } = open();
    const input = { name: ' ', startDate: '2024-07-22' };
    const shown: string[] = [];
    const showInvalid = (isShown: boolean) => (error: CommandError) => {
      shown.push(error.kind);
      return isShown;
    };
    await workspace.run(createProcess, input, { ...session, showInvalidInput: showInvalid(true) });
    expect(session.toasts).toEqual([]);
    await workspace.run(createProcess, input, { ...session, showInvalidInput: showInvalid(false) });
    expect(session.toasts).toHaveLength(1);
    expect(shown).toEqual(['invalid', 'invalid']);
  });

  it('[R6] the error message contains the label of the invalid field', async () => {
    const { workspace, session } = open();
    await workspace.run(invalidProcess, {}, session);
    expect(session.toasts).toMatchObject([
      {
        title: 'Not saved',
        description: 'Due date: Enter a date from 1900 to 2199 such as 2024-07-22',
      },
    ]);
  });

  it('[workspace] a command that changes nothing writes neither a record nor an audit entry', async () => {
    const { workspace, session } = open();
    const before = await readContents(workspace.source);
    const result = done(
      await workspace.run(setNotificationsRead, { ids: ['NT-001'], isRead: false }, session),
    );
    expect(result.undo).toBeUndefined();
    expect(await readContents(workspace.source)).toEqual(before);
  });

  it('[workspace] a command on a missing record reports that the record does not exist', async () => {
    const { workspace, session } = open();
    const result = await workspace.run(viewTransaction, { id: 'TX-1' }, session);
    expect(result).toMatchObject({ status: 'failed', error: { kind: 'missing' } });
    expect(session.toasts).toMatchObject([{ title: 'Not found' }]);
  });
});

describe('commands in reference mode', () => {
  it('[workspace] in reference mode, a command creates a record until the page closes, without undo or notification', async () => {
    const { workspace, session } = open({ behaviour: 'reference' });
    done(await workspace.run(createContract, draft, session));
    expect(await workspace.source.list('contracts')).toHaveLength(4);
    expect(await workspace.source.list('notifications')).toHaveLength(8);
    expect(session.toasts).toEqual([]);
    expect(
      await createTestWorkspace({ behaviour: 'reference' }).source.list('contracts'),
    ).toHaveLength(3);
  });

  it('[workspace] in reference mode, a command shows the specified toast after the specified delay, without undo', async () => {
    jest.useFakeTimers();
    const { workspace, session } = open({ behaviour: 'reference' });
    const result = workspace.run(saveProfile, { portal: 'admin', fullName: 'Nadia R.' }, session);
    await jest.advanceTimersByTimeAsync(1499);
    expect(session.toasts).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    done(await result);
    jest.useRealTimers();
    expect(session.toasts).toEqual([
      {
        title: 'Profile Updated',
        description: 'It is saved.',
        action: undefined,
      },
    ]);
    expect((await workspace.source.get('profiles', 'admin'))?.record.fullName).toBe('Nadia R.');
  });
});

describe('clock of the workspace', () => {
  const createdAt = async ({ workspace, session }: ReturnType<typeof open>) => {
    const { output } = done(await workspace.run(createContract, draft, session));
    return new Date(Number(output.id.slice(4))).toISOString();
  };

  it.each(['live', 'reference'] as const)(
    '[C8, workspace] commands use the current time in %s mode, even after a long time without activity',
    async (behaviour) => {
      let at = '2026-11-21T10:00:00.000Z';
      const opened = open({ behaviour, now: () => new Date(at) });
      expect(await createdAt(opened)).toBe(at);
      at = '2026-12-21T10:00:05.000Z';
      expect(await createdAt(opened)).toBe(at);
    },
  );

  it('[workspace] imported records with a future time do not affect the time of commands', async () => {
    const [entry] = auditEntries as [AuditEntry];
    const imported = { ...entry, id: 'AU-999', at: '2190-01-01T00:00:00.000Z' };
    const at = '2026-11-21T10:00:00.000Z';
    const opened = open({ records: { auditEntries: [imported] }, now: () => new Date(at) });
    expect(await createdAt(opened)).toBe(at);
    expect(await opened.workspace.source.get('auditEntries', 'AU-999')).toMatchObject({
      record: imported,
    });
  });

  it('[workspace] the time of a command is never later than the last valid year of records', async () => {
    const opened = open({ now: () => new Date('9999-12-31T23:59:59.999Z') });
    expect(await createdAt(opened)).toBe('2199-12-31T23:59:59.999Z');
  });
});
