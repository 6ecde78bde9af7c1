import * as v from 'valibot';
import type { AuditEntry } from '../../domain/audit';
import type { PortalKey } from '../../domain/portal';
import { lackingCommandText } from '../commands/policy';
import { checkRecord, reasonsOf } from '../database/check-record';
import { specOf, type CollectionName } from '../database/collections';
import { Listeners } from '../database/listeners';
import type { QuarantinedRecord, Stored } from '../database/source';
import { RefusedError } from '../database/source-errors';
import type {
  LoadQuery,
  RecordKey,
  Storage,
  StorageChanges,
  StorageEvent,
  StorageState,
} from '../database/storage';
import { companyPortal } from '../scope/scoped-source';
import { openChangeStream } from './change-stream';
import type { ServerRequest } from './request';

const pageSchema = v.object({
  records: v.array(v.object({ revision: v.number(), record: v.looseObject({}) })),
  next: v.optional(v.string()),
});

type Page = v.InferOutput<typeof pageSchema>;

/** Maximum number of keys of a request, so that its address stays short. */
const maxKeys = 50;

/** Number of events that are kept for readers that have not read them yet. */
const maxEvents = 100;

/** Maximum time that a command waits for the event about its changes, in milliseconds. */
const maxEventMs = 2000;

const refuse = () => Promise.reject(new RefusedError(lackingCommandText));

/** The queries of a read. Each one is sent page by page. */
function queriesOf(query: LoadQuery | undefined): URLSearchParams[] {
  if (!query) return [new URLSearchParams()];
  if ('index' in query) {
    const given = Object.entries({ index: query.index, ...query.range });
    const known = given.filter(([, value]) => value !== undefined);
    return [new URLSearchParams(known.map(([name, value]) => [name, String(value)]))];
  }
  const { keys } = query;
  return Array.from({ length: Math.ceil(keys.length / maxKeys) }, (_, at) => {
    const some = keys.slice(at * maxKeys, (at + 1) * maxKeys);
    return new URLSearchParams(some.map((key) => ['key', key]));
  });
}

/** Reads the records of a server, as one portal may see them. Commands run on the server, so it writes nothing. */
export class ServerStorage implements Storage {
  readonly exclusive = <T>(work: () => Promise<T>): Promise<T> => work();
  readonly commit = refuse;
  readonly replace = refuse;
  readonly isWritable = () => Promise.resolve(true);
  readonly remoteCollections = () => Promise.resolve([]);
  readonly quarantined = () => Promise.resolve([...this.invalid.values()]);
  /** The server does not say when it was filled with the sample. */
  readonly sampleMoment = refuse;
  private readonly listeners = new Listeners<StorageEvent>();
  private readonly invalid = new Map<string, QuarantinedRecord>();
  private readonly stream: ReturnType<typeof openChangeStream>;
  private readonly started: Promise<void>;
  private state: StorageState | undefined;
  private isConnected = false;
  private events: readonly { readonly after: number; readonly keys: readonly RecordKey[] }[] = [];

  constructor(
    /** The address of the server, which names the audit log. */
    readonly name: string,
    private readonly portal: PortalKey,
    private readonly request: ServerRequest,
  ) {
    let start = (): void => undefined;
    this.started = new Promise((done) => (start = done));
    this.stream = openChangeStream({
      request,
      revision: () => this.state?.revision,
      onOpen: () => {
        this.isConnected = true;
        this.listeners.notify({ kind: 'changed' });
      },
      onChanges: (changes) => {
        this.add(changes);
        start();
      },
      onEnd: () => {
        this.isConnected = false;
        start();
      },
    });
  }

  async changesSince(revision: number): Promise<StorageChanges> {
    await this.started;
    const { state = { revision: 0, epoch: 0 }, events } = this;
    const from = events.findIndex(({ after }) => after === revision);
    const keys = from < 0 ? undefined : events.slice(from).flatMap((event) => event.keys);
    const changed = state.revision === revision ? [] : keys;
    return { ...state, changed };
  }

  async load(collection: CollectionName, query?: LoadQuery): Promise<readonly Stored<object>[]> {
    const limit = query && 'index' in query ? (query.range.limit ?? Infinity) : Infinity;
    const records: Stored<object>[] = [];
    for (const parameters of queriesOf(query))
      for await (const page of this.pages(collection, parameters)) {
        for (const { revision, record } of page) {
          const checked = checkRecord(collection, await this.complete(collection, record));
          if (checked.ok) records.push({ revision, record: checked.record });
          else this.quarantine(collection, record, reasonsOf(checked.issues));
        }
        if (records.length >= limit) return records.slice(0, limit);
      }
    return records;
  }

  async readLog() {
    if (companyPortal('live', this.portal))
      throw new RefusedError('Only portals that see all records can verify the audit log.');
    await this.started;
    const head = this.state?.head;
    const entries: AuditEntry[] = [];
    for await (const page of this.pages('auditEntries', new URLSearchParams()))
      entries.push(...page.map(({ record }) => record as unknown as AuditEntry));
    // Entries that were written during the read are after the head.
    return { entries: entries.filter(({ seq = 0 }) => seq <= (head?.seq ?? seq)), head };
  }

  readonly subscribe = (listener: (event: StorageEvent) => void) => this.listeners.add(listener);

  close(): void {
    this.listeners.clear();
    this.stream.close();
  }

  /** Opens the event stream again, because records of the cache are old. */
  refresh(): void {
    this.stream.reconnect();
  }

  /** Waits for the changes of a revision. If their event is late, all records are read again. */
  async reach(revision: number): Promise<void> {
    const isReached = () => (this.state?.revision ?? 0) >= revision;
    if (isReached()) return;
    if (this.isConnected)
      await new Promise<void>((done) => {
        const timer = setTimeout(done, maxEventMs);
        const stop = this.subscribe(() => {
          if (!isReached()) return;
          clearTimeout(timer);
          stop();
          done();
        });
      });
    if (isReached()) return;
    this.add({ epoch: 0, ...this.state, revision, changed: undefined });
  }

  private add({ changed, ...state }: StorageChanges): void {
    const after = this.state?.revision ?? 0;
    if (changed && state.revision <= after && state.epoch === this.state?.epoch) return;
    this.state = state;
    this.events = changed ? [...this.events, { after, keys: changed }].slice(-maxEvents) : [];
    this.listeners.notify({ kind: 'changed' });
  }

  private async *pages(collection: CollectionName, parameters: URLSearchParams) {
    for (let next: string | undefined = ''; next !== undefined;) {
      if (next !== '') parameters.set('cursor', next);
      const path = `/collections/${encodeURIComponent(collection)}?${parameters.toString()}`;
      const page: Page = await this.request(path, async (response) =>
        v.parse(pageSchema, await response.json()),
      );
      yield page.records;
      next = page.next;
    }
  }

  /** Adds the bytes of a file, which have an address of their own. */
  private async complete(collection: CollectionName, record: object): Promise<object> {
    if (collection !== 'files') return record;
    const path = `/files/${encodeURIComponent(specOf(collection).keyOf(record))}`;
    const bytes = await this.request(path, (response) => response.arrayBuffer());
    return { ...record, bytes: new Uint8Array(bytes) };
  }

  private quarantine(collection: CollectionName, value: object, reasons: readonly string[]): void {
    const key = 'id' in value ? String(value.id) : '';
    const place = `${collection}/${key}`;
    const isNew = !this.invalid.has(place);
    this.invalid.set(place, { collection, key, value, reasons, at: new Date().toISOString() });
    if (isNew) this.listeners.notify({ kind: 'quarantined', count: 1 });
  }
}
