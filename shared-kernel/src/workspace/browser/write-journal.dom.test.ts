import 'fake-indexeddb/auto';
import type { AuditEntry } from '../../domain/audit';
import type { Contract } from '../../domain/contract';
import type { Notification } from '../../domain/notification';
import { ownCompany } from '../../domain/portal/own-company';
import { contracts } from '../../fixtures/contracts';
import { notifications } from '../../fixtures/notifications';
import { migrations, type Migration } from '../store/migrations';
import type { Change, WorkspaceSource } from '../store/source';
import { createBrowserSource } from './browser-source';
import { replace, write } from '../test-support/write';

const [first] = notifications as [Notification];

let name = '';
let databases = 0;
const opened: WorkspaceSource[] = [];

const open = (steps?: readonly Migration[]) => {
  const source = createBrowserSource({ name, ...(steps && { steps }) });
  opened.push(source);
  return source;
};

const entry: AuditEntry = {
  id: 'AU-1721638800000-0001-abcdefg',
  at: '2024-07-22T09:00:00.000Z',
  actor: 'Nadia Rahman',
  portal: 'admin',
  action: 'notification.setRead',
  subject: { collection: 'notifications', id: first.id, label: first.title },
};

const entryChange: Change = {
  collection: 'auditEntries',
  key: entry.id,
  base: undefined,
  next: entry,
};

async function titleChange(source: WorkspaceSource, title: string): Promise<Change> {
  const base = await source.get('notifications', first.id);
  return {
    collection: 'notifications',
    key: first.id,
    base,
    next: { ...(base?.record ?? first), title },
  };
}

const titleIn = async (source: WorkspaceSource) =>
  (await source.get('notifications', first.id))?.record.title;

const notes = () =>
  Object.keys(localStorage).filter((key) => key.startsWith(`tf_unsaved:${name}:`));

const shown = (source: WorkspaceSource) =>
  new Promise<void>((done) => {
    source.subscribe(({ kind }) => kind === 'written' && done());
  });

/** The locks of tests, which the browser takes from a tab that is closed. */
interface AbandonedLocks {
  readonly abandon: (name: string) => void;
}

type Get = (this: IDBObjectStore, key: IDBValidKey) => IDBRequest<unknown>;

/** Begins a write, leaves the page once it is shown, and never lets the database answer it. */
async function leaveDuring(source: WorkspaceSource, changes: readonly Change[]) {
  const SilentRequest = IDBRequest as unknown as new () => IDBRequest<unknown>;
  const get = Reflect.get(IDBObjectStore.prototype, 'get') as Get;
  const asked = new Promise<void>((done) => {
    jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function silent(
      this: IDBObjectStore,
      key: IDBValidKey | IDBKeyRange,
    ) {
      const isWriting = key === 'log' && this.transaction.mode === 'readwrite';
      if (!isWriting) return get.call(this, key as IDBValidKey);
      done();
      return new SilentRequest();
    });
  });
  write(source, changes).catch(() => undefined);
  await shown(source);
  window.dispatchEvent(new Event('pagehide'));
  await asked;
  source.close();
  (navigator.locks as unknown as AbandonedLocks).abandon(name);
  jest.restoreAllMocks();
}

beforeEach(() => {
  name = `journal-${(databases += 1)}`;
  localStorage.clear();
});

afterEach(() => {
  for (const source of opened.splice(0)) source.close();
});

describe('a page that is left before a write is kept', () => {
  it('[workspace] loses no change of that write', async () => {
    const source = open();
    await source.list('notifications');
    await source.list('auditEntries');
    await leaveDuring(source, [await titleChange(source, 'Shown'), entryChange]);
    expect(notes()).toHaveLength(1);

    const next = open();
    expect(await titleIn(next)).toBe('Shown');
    expect((await next.get('auditEntries', entry.id))?.record).toMatchObject({
      ...entry,
      seq: 1,
    });
    expect(notes()).toEqual([]);
  });

  it('[workspace] loses no file either', async () => {
    const source = open();
    await source.list('files');
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
    const file = { id: 'DOC-9', name: 'x.pdf', mediaType: 'application/pdf', addedAt: entry.at };
    await leaveDuring(source, [
      { collection: 'files', key: file.id, base: undefined, next: { ...file, bytes } },
      entryChange,
    ]);
    const kept = (await open().get('files', file.id))?.record.bytes;
    expect(Array.from(kept ?? [])).toEqual(Array.from(bytes));
  });

  it('[workspace] has another open tab finish it at once', async () => {
    const [source, other] = [open(), open()];
    await source.list('notifications');
    await other.list('notifications');
    await leaveDuring(source, [await titleChange(source, 'Shown'), entryChange]);
    const heard = shown(other);
    const [key = ''] = notes();
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    await heard;
    expect(await titleIn(other)).toBe('Shown');
  });

  it('[workspace] does not do again what had been kept after all', async () => {
    const source = open();
    const change = await titleChange(source, 'Shown');
    await leaveDuring(source, [change, entryChange]);
    const note = Object.entries(localStorage).find(([key]) =>
      key.startsWith(`tf_unsaved:${name}:`),
    );

    const next = open();
    await write(next, [await titleChange(next, 'Changed since')]);
    localStorage.setItem(note?.[0] ?? '', String(note?.[1]));
    const last = open();
    expect(await titleIn(last)).toBe('Changed since');
    expect(await last.count('auditEntries')).toBe(await next.count('auditEntries'));
    expect(notes()).toEqual([]);
  });

  it('[workspace] writes nothing over a workspace that replaced its own, and the log has a line', async () => {
    const source = open();
    await leaveDuring(source, [await titleChange(source, 'Shown'), entryChange]);
    const note = Object.entries(localStorage).find(([key]) =>
      key.startsWith(`tf_unsaved:${name}:`),
    );
    localStorage.clear();
    const next = open();
    await replace(next);
    await next.list('notifications');
    localStorage.setItem(note?.[0] ?? '', String(note?.[1]));

    const last = open();
    expect(await titleIn(last)).toBe(first.title);
    expect((await last.get('auditEntries', entry.id))?.record.note).toBe(
      'Not saved: the page was closed, and the workspace had been replaced',
    );
    expect(notes()).toEqual([]);
  });

  it('[workspace] yields to a later change of the same field, and the log has a line', async () => {
    const source = open();
    await leaveDuring(source, [await titleChange(source, 'Ours'), entryChange]);
    const [note = ''] = notes();
    const text = localStorage.getItem(note) ?? '';
    localStorage.removeItem(note);
    const other = open();
    await write(other, [await titleChange(other, 'Theirs')]);

    localStorage.setItem(note, text);
    const next = open();
    expect(await titleIn(next)).toBe('Theirs');
    expect((await next.get('auditEntries', entry.id))?.record.note).toMatch(/^Not saved/);
    expect(notes()).toEqual([]);
  });

  it('[workspace] brings what it had under way into today’s shape', async () => {
    const source = open();
    await leaveDuring(source, [await titleChange(source, 'Shown'), entryChange]);
    source.close();
    const rename: Migration = {
      notifications: (value) => ({ ...(value as Notification), source: 'Renamed' }),
    };
    const next = open([...migrations, rename]);
    expect((await next.get('notifications', first.id))?.record).toMatchObject({
      title: 'Shown',
      source: 'Renamed',
    });
  });

  it.each([
    ['no JSON', 'not json'],
    ['no write', '{"version":1}'],
    [
      'no valid record',
      JSON.stringify({
        version: 1,
        changes: [{ collection: 'notifications', key: 'NT-9', next: { id: 'NT-9' } }],
      }),
    ],
  ])('[workspace] sets aside what is %s, keeps and counts it', async (_what, text) => {
    localStorage.setItem(`tf_unsaved:${name}:1-2`, text);
    const source = open();
    expect(await source.list('notifications')).toHaveLength(8);
    expect(source.status()).toMatchObject({ durability: 'durable', quarantined: 1 });
    expect(await source.quarantined()).toMatchObject([{ collection: 'unsaved', value: text }]);
    expect(await source.list('auditEntries')).toContainEqual(
      expect.objectContaining({ action: 'workspace.refuseLeftWrite', actor: 'Trustfold' }),
    );
    expect(notes()).toEqual([]);
  });

  describe('and tampered with', () => {
    type Note = { changes: { collection: string; base?: unknown; next?: Partial<AuditEntry> }[] };

    /** Leaves a write, and changes what is noted of it. */
    async function tampered(tamper: (note: Note) => void) {
      const source = open();
      await leaveDuring(source, [await titleChange(source, 'Shown'), entryChange]);
      const [key = ''] = notes();
      const note = JSON.parse(localStorage.getItem(key) ?? '') as Note;
      tamper(note);
      localStorage.setItem(key, JSON.stringify(note));
      return open();
    }

    it.each<[string, RegExp, (note: Note) => void]>([
      ['has no line', /no line for the log/, (note) => note.changes.pop()],
      ['has a line without a place', /no place/, ({ changes }) => delete changes[1]?.next?.seq],
      [
        'has a line that does not follow the log',
        /does not follow/,
        ({ changes }) => Object.assign(changes[1]?.next ?? {}, { prev: '0'.repeat(64) }),
      ],
      [
        'has a line after those there are',
        /does not follow/,
        ({ changes }) => Object.assign(changes[1]?.next ?? {}, { seq: 9 }),
      ],
      [
        'has lines that do not follow one another',
        /one another/,
        ({ changes }) =>
          changes.push({
            ...changes[1],
            key: 'AU-9',
            next: { ...entry, id: 'AU-9', seq: 2 },
          } as never),
      ],
      [
        'rewrites a line',
        /change entries of the log/,
        ({ changes }) => Object.assign(changes[1] ?? {}, { base: { record: entry, revision: 1 } }),
      ],
      [
        'puts a record under the key of another',
        /not the record’s/,
        ({ changes }) => Object.assign(changes[0] ?? {}, { key: 'NT-002' }),
      ],
    ])('[audit] is refused and told in the log where it %s', async (_what, reason, tamper) => {
      const next = await tampered(tamper);
      expect(await titleIn(next)).toBe(first.title);
      const entries = await next.list('auditEntries');
      expect(entries.find(({ id }) => id === entry.id)).toBeUndefined();
      expect(entries.find(({ seq }) => seq === 1)).toMatchObject({
        action: 'workspace.refuseLeftWrite',
        note: expect.stringMatching(reason) as string,
      });
      expect(await next.quarantined()).toMatchObject([{ collection: 'unsaved' }]);
      expect(notes()).toEqual([]);
    });
  });

  describe('and forged as a command’s of a portal that has none such', () => {
    const [contract] = contracts as [Contract];
    const about = { collection: 'contracts', id: contract.id, label: contract.title };

    /** Leaves a change of a contract under a line that a portal is to have made. */
    async function leftAs(portal: AuditEntry['portal'], line: Partial<AuditEntry> = {}) {
      const source = open();
      const base = await source.get('contracts', contract.id);
      const next = { ...(base?.record ?? contract), title: 'Forged' };
      const forged: AuditEntry = {
        ...entry,
        portal,
        action: 'contract.edit',
        subject: about,
        ...line,
      };
      await leaveDuring(source, [
        { collection: 'contracts', key: contract.id, base, next },
        { ...entryChange, next: forged },
      ]);
      return open();
    }

    const titleOf = async (source: WorkspaceSource) =>
      (await source.get('contracts', contract.id))?.record.title;

    it.each([
      ['vendor', /as Vendor\. Clients draft/],
      ['regulator', /as Regulator\. .*read-only/],
      [undefined, /outside the portals\. Open a portal/],
    ] as const)('[audit, policy] is refused and told in the log: %s', async (portal, reason) => {
      const next = await leftAs(portal);
      expect(await titleOf(next)).toBe(contract.title);
      const entries = await next.list('auditEntries');
      expect(entries.find(({ id }) => id === entry.id)).toBeUndefined();
      expect(entries.find(({ seq }) => seq === 1)).toMatchObject({
        action: 'workspace.refuseLeftWrite',
        note: expect.stringMatching(reason) as string,
      });
      expect(await next.quarantined()).toMatchObject([{ collection: 'unsaved' }]);
      expect(notes()).toEqual([]);
    });

    it('[audit, policy] is refused where its line names another record', async () => {
      const next = await leftAs('admin', { subject: { ...about, id: 'CON-1' } });
      expect(await titleOf(next)).toBe(contract.title);
      expect((await next.list('auditEntries')).find(({ seq }) => seq === 1)).toMatchObject({
        note: expect.stringMatching(/none of its lines names/) as string,
      });
    });

    it.each(['admin', 'client', 'law_firm'] as const)(
      '[workspace, policy] is finished where it is a duty: %s',
      async (portal) => {
        expect(contract.client).toBe(ownCompany.name);
        expect(await titleOf(await leftAs(portal))).toBe('Forged');
      },
    );
  });

  it('[workspace] takes nothing from another database', async () => {
    localStorage.setItem('tf_unsaved:another:1-2', 'not json');
    const source = open();
    await source.list('contracts');
    expect(source.status().quarantined).toBe(0);
    expect(localStorage.getItem('tf_unsaved:another:1-2')).toBe('not json');
  });
});

describe('a page about to be left', () => {
  const leaving = () => new Event('beforeunload', { cancelable: true });

  it('[workspace] goes without a question while nothing is under way', async () => {
    const source = open();
    await write(source, [await titleChange(source, 'Kept')]);
    const event = leaving();
    window.dispatchEvent(event);
    window.dispatchEvent(new Event('pagehide'));
    expect(event.defaultPrevented).toBe(false);
    expect(notes()).toEqual([]);
  });

  it('[workspace] goes without a question where what is under way can be noted', async () => {
    const source = open();
    const change = await titleChange(source, 'Kept');
    const writing = write(source, [change]);
    await shown(source);
    const event = leaving();
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    expect(notes()).toHaveLength(1);
    await writing;
    expect(notes()).toEqual([]);
  });

  it('[workspace] asks where it cannot', async () => {
    const source = open();
    const change = await titleChange(source, 'Kept');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError');
    });
    const writing = write(source, [change]);
    await shown(source);
    const event = leaving();
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await writing;
    expect(await titleIn(source)).toBe('Kept');
  });
});
