import 'fake-indexeddb/auto';
import type { Notification } from '../../domain/notification';
import { notifications } from '../../fixtures/notifications';
import { setRead } from '../commands';
import type { Change, WorkspaceSource } from './source';
import { testSession } from '../test-support/session';
import { write } from '../test-support/write';
import { createWorkspace } from '../workspace';
import { createBrowserSource } from '../create-source';

const [first] = notifications as [Notification];
const ids = [first.id];

let name = '';
let databases = 0;
const opened: WorkspaceSource[] = [];
const locks = navigator.locks;

const open = () => {
  const source = createBrowserSource({ name });
  opened.push(source);
  return source;
};

const setLocks = (value: unknown) =>
  Object.defineProperty(navigator, 'locks', { value, configurable: true, writable: true });

function freezeTab() {
  let thaw: () => void = () => undefined;
  const frozen = new Promise<void>((done) => {
    thaw = done;
  });
  void locks.request(name, () => frozen);
  return thaw;
}

async function titleChange(source: WorkspaceSource, title: string): Promise<Change> {
  const base = await source.get('notifications', first.id);
  return { collection: 'notifications', key: first.id, base, next: { ...first, title } };
}

const titleIn = async (source: WorkspaceSource) =>
  (await source.get('notifications', first.id))?.record.title;

beforeEach(() => {
  name = `locks-${(databases += 1)}`;
});

afterEach(() => {
  for (const source of opened.splice(0)) source.close();
  setLocks(locks);
});

describe('write lock held by a frozen tab', () => {
  it('[workspace] a write fails after ten seconds without changes, and succeeds once the other tab continues', async () => {
    const source = open();
    const workspace = createWorkspace({ source, behaviour: 'live' });
    const before = await source.list('notifications');
    const thaw = freezeTab();
    const session = testSession();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance', 'setImmediate'] });
    const running = workspace.run(setRead, { ids, isRead: true }, session);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await running).toMatchObject({ status: 'failed', error: { kind: 'storage' } });
    jest.useRealTimers();
    const description =
      'Another tab of Trustfold is still saving. Your change was not saved. Try again, or close the other tab.';
    expect(session.toasts).toMatchObject([{ title: 'Not saved', description }]);
    expect(await source.list('notifications')).toBe(before);
    expect(source.status().durability).toBe('durable');

    thaw();
    const again = await workspace.run(setRead, { ids, isRead: true }, session);
    expect(again.status).toBe('done');
  });

  it('[workspace] the workspace can still be opened and read', async () => {
    const thaw = freezeTab();
    expect(await open().list('notifications')).toHaveLength(8);
    thaw();
  });
});

describe('browser without Web Locks', () => {
  beforeEach(() => setLocks(undefined));

  it('[workspace] reports the missing locks and still stores changes', async () => {
    const source = open();
    const workspace = createWorkspace({ source, behaviour: 'live' });
    const results = await Promise.all([
      workspace.run(setRead, { ids, isRead: true }, testSession()),
      workspace.run(setRead, { ids: ['NT-002'], isRead: true }, testSession()),
    ]);
    expect(results).toMatchObject([{ status: 'done' }, { status: 'done' }]);
    expect(source.status()).toMatchObject({ durability: 'durable', isAlone: true });
    expect((await open().get('notifications', first.id))?.record.isRead).toBe(true);
  });

  it('[workspace] refuses a write that another tab interrupted, and reports the conflict', async () => {
    const [one, other] = [open(), open()];
    await Promise.all([one.list('notifications'), other.list('notifications')]);
    const change = await titleChange(one, 'One');
    const interrupted = one.withWriteLock(async (writer) => {
      await write(other, [await titleChange(other, 'Other')]);
      return writer.write([change]);
    });
    await expect(interrupted).rejects.toMatchObject({ name: 'StorageError', reason: 'busy' });
    expect(await titleIn(open())).toBe('Other');
    expect(one.status().durability).toBe('durable');

    const again = await write(one, [change]);
    expect(again).toMatchObject({ ok: false, conflicts: [{ kind: 'fields' }] });
    expect(await titleIn(one)).toBe('Other');
    await write(one, [await titleChange(one, 'One again')]);
    expect(await titleIn(open())).toBe('One again');
  });
});
