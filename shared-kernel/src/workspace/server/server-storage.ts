import type { AuditEntry } from '../../domain/audit';
import type { PortalKey } from '../../domain/portal';
import type { RunCommandOptions, RunCommandResult } from '../commands/run-command';
import { validateRecord, formatIssues } from '../database/validate-record';
import { getCollectionSpec, type CollectionName } from '../database/collections';
import { Listeners } from '../database/listeners';
import type { QuarantinedRecord, StoredVersion } from '../database/source';
import { WriteRefusedError } from '../database/source-errors';
import type * as storage from '../database/storage';
import { findCompanyPortal } from '../scope/scoped-source';
import type { CommandServer } from '../workspace';
import { openChangeStream } from './change-stream';
import type { ServerConnection } from './connection';
import { commandsResponseSchema, pageResponseSchema, workspaceResponseSchema } from './protocol';
import { createServerRequest, readJson } from './request';
import { refuse, runInBrowser, runOnServer, runRecordedExport } from './run-on-server';

/** Maximum number of keys per request. The server returns at most 20 files at a time. */
const maxKeys = 20;

/** Maximum number of records that the server returns at a time. */
const maxPage = 1000;

/** Maximum number of events that are queued until they are processed. */
const maxEvents = 100;

/** Maximum time in milliseconds that a command waits for the event with its changes. */
const maxEventMs = 2000;

/** Returns the query strings of a read. The records of each query string are requested page by page. */
function queriesOf(query: storage.LoadQuery | undefined): URLSearchParams[] {
  if (!query) return [new URLSearchParams()];
  if ('index' in query) {
    const { index, range } = query;
    const parameters = new URLSearchParams({ index });
    for (const [name, value] of Object.entries(range))
      if (value !== undefined) parameters.set(name, String(value));
    if (range.limit !== undefined) parameters.set('limit', String(Math.min(range.limit, maxPage)));
    return [parameters];
  }
  const { keys } = query;
  return Array.from({ length: Math.ceil(keys.length / maxKeys) }, (_, at) => {
    const some = keys.slice(at * maxKeys, (at + 1) * maxKeys);
    return new URLSearchParams(some.map((key) => ['key', key]));
  });
}

/** Sends commands to a server, which returns only the records that the portal may see. */
export class ServerStorage implements storage.Storage, CommandServer {
  /** URL of the server, which also identifies the audit log. */
  readonly name: string;
  readonly request;
  readonly exclusive = <T>(work: () => Promise<T>): Promise<T> => work();
  readonly commit = refuse;
  readonly isWritable = () => Promise.resolve(true);
  readonly quarantined = () => Promise.resolve([...this.invalid.values()]);
  private readonly listeners = new Listeners<storage.WorkspaceStorageEvent>();
  private readonly invalid = new Map<string, QuarantinedRecord>();
  private readonly stream: ReturnType<typeof openChangeStream>;
  private readonly started: Promise<void>;
  private state: storage.StorageState = { revision: 0, epoch: 0 };
  private isKnown = false;
  private events: readonly { after: number; keys: readonly storage.RecordKey[] }[] = [];

  constructor(
    private readonly connection: ServerConnection,
    private readonly portal: PortalKey,
  ) {
    this.name = connection.address;
    this.request = createServerRequest(connection, portal);
    let start = (): void => undefined;
    this.started = new Promise((done) => (start = done));
    const lastRevision = () => (this.isKnown ? this.state.revision : undefined);
    const onChanges = (changes?: storage.StorageChanges) => {
      if (changes) this.add(changes);
      if (changes) start();
      this.listeners.notify({ kind: 'changed' });
    };
    this.stream = openChangeStream(this.request, lastRevision, onChanges, () => start());
  }

  async changesSince(revision: number): Promise<storage.StorageChanges> {
    await this.started;
    const { state, events } = this;
    const from = events.findIndex(({ after }) => after === revision);
    const missed = from < 0 ? undefined : events.slice(from).flatMap(({ keys }) => keys);
    return { ...state, changed: state.revision === revision ? [] : missed };
  }

  async load(collection: CollectionName, query?: storage.LoadQuery) {
    const { limit = Infinity } = query && 'index' in query ? query.range : {};
    const records: StoredVersion<object>[] = [];
    for (const parameters of queriesOf(query))
      for await (const { revision, record } of this.records(collection, parameters)) {
        const whole = collection === 'files' ? await this.withBytes(record) : record;
        const checked = validateRecord(collection, whole);
        if (checked.ok) records.push({ revision, record: checked.record });
        else this.quarantine(collection, record, formatIssues(checked.issues));
        if (records.length >= limit) return records;
      }
    return records;
  }

  async readLog() {
    if (findCompanyPortal('live', this.portal))
      throw new WriteRefusedError('Only portals that see all records can verify the audit log.');
    await this.started;
    const { head } = this.state;
    const entries: AuditEntry[] = [];
    for await (const { record } of this.records('auditEntries', new URLSearchParams()))
      entries.push(record as unknown as AuditEntry);
    // Entries after the head were written during the read, so they are omitted.
    return { entries: entries.filter(({ seq = 0 }) => seq <= (head?.seq ?? seq)), head };
  }

  readonly sampleMoment = async () => (await this.workspace()).sampleMoment;
  readonly remoteCollections = async () => (await this.workspace()).collections;
  readonly hasSample = async () => (await this.workspace()).hasSample;

  readonly subscribe = (listener: (event: storage.WorkspaceStorageEvent) => void) =>
    this.listeners.add(listener);

  close(): void {
    this.listeners.clear();
    this.stream.close();
  }

  readonly served = async () => {
    const all = await this.request('/commands', readJson(commandsResponseSchema));
    return new Set(all.map(({ id, version }) => `${id}@${version}`));
  };

  readonly run = (options: RunCommandOptions, given: unknown): Promise<RunCommandResult> => {
    const { inBrowser, onServer } = options.command;
    const ofPerson = { ...options, person: this.connection.person };
    if (onServer === 'recorded') return runRecordedExport(this, ofPerson);
    return inBrowser ? runInBrowser(ofPerson) : runOnServer(this, options, given);
  };

  /** Opens the event stream again. Call this function if cached records are outdated. */
  readonly refresh = (): void => this.stream.reconnect();

  /** Waits for the changes up to a revision. If the event with the changes is delayed, all records are read again. */
  async reach(revision: number): Promise<void> {
    const isReached = () => this.state.revision >= revision;
    const wait = (done: () => void) => {
      const timer = setTimeout(finish, maxEventMs);
      const stop = this.subscribe(() => isReached() && finish());
      function finish(): void {
        clearTimeout(timer);
        stop();
        done();
      }
    };
    if (!isReached()) await new Promise<void>(wait);
    if (!isReached()) this.add({ ...this.state, revision, changed: undefined });
  }

  private workspace() {
    return this.request('/workspace', readJson(workspaceResponseSchema));
  }

  private add({ changed, ...state }: storage.StorageChanges): void {
    const after = this.state.revision;
    if (changed && state.revision <= after && state.epoch === this.state.epoch) return;
    this.state = state;
    this.isKnown = true;
    this.events = changed ? [...this.events, { after, keys: changed }].slice(-maxEvents) : [];
  }

  private async *records(collection: CollectionName, parameters: URLSearchParams) {
    for (let next: string | undefined = ''; next !== undefined;) {
      if (next !== '') parameters.set('cursor', next);
      const path = `/collections/${encodeURIComponent(collection)}?${parameters.toString()}`;
      const page = await this.request(path, readJson(pageResponseSchema));
      yield* page.records;
      next = page.next;
    }
  }

  /** Adds the bytes of a file, which have a separate URL. */
  private async withBytes(file: object): Promise<object> {
    const path = `/files/${encodeURIComponent(getCollectionSpec('files').keyOf(file))}`;
    const bytes = await this.request(path, (answer) => answer.arrayBuffer());
    return { ...file, bytes: new Uint8Array(bytes) };
  }

  private quarantine(collection: CollectionName, value: object, reasons: readonly string[]): void {
    const key = 'id' in value ? String(value.id) : '';
    const count = this.invalid.has(`${collection}/${key}`) ? 0 : 1;
    const at = new Date().toISOString();
    this.invalid.set(`${collection}/${key}`, { collection, key, value, reasons, at });
    if (count > 0) this.listeners.notify({ kind: 'quarantined', count });
  }
}
