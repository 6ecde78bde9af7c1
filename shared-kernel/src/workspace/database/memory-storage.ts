import { validateRecord, formatIssues } from './validate-record';
import { findRecordsInIndex } from './find-in-index';
import { Listeners } from './listeners';
import {
  isKnownCollection,
  isKernelCollection,
  isRemoteCollection,
  getCollectionSpec,
  type CollectionName,
} from './collections';
import type { SampleLoader } from './seed-data';
import type { AuditEntry } from '../../domain/audit';
import type { QuarantinedRecord, StoredVersion, WrittenRecord } from './source';
import type {
  Commit,
  CommitResult,
  Contents,
  LoadQuery,
  Storage,
  WorkspaceStorageEvent,
} from './storage';
import {
  applyCommit,
  checkCommit,
  toStorageChanges,
  initialState,
  toPublicState,
  type PersistedStorageState,
} from './storage-state';

type Table = Map<string, StoredVersion<object>>;

export interface MemoryContents {
  readonly contents?: Contents;
  readonly state?: PersistedStorageState;
  readonly sampleMoment?: string;
  readonly quarantined?: readonly QuarantinedRecord[];
}

/**
 * Stores records in memory until the page is closed. Collections that `contents` does not include start with their
 * sample records.
 */
export class MemoryStorage implements Storage {
  private readonly listeners = new Listeners<WorkspaceStorageEvent>();
  private tables = new Map<CollectionName, Promise<Table>>();
  private contents: Contents;
  private state: PersistedStorageState;
  private moment: string;
  private aside: readonly QuarantinedRecord[];

  constructor(
    private readonly sample: SampleLoader,
    { contents = {}, state = initialState, sampleMoment, quarantined = [] }: MemoryContents = {},
  ) {
    this.contents = contents;
    this.state = state;
    this.moment = sampleMoment ?? sample.nextMoment();
    this.aside = quarantined;
  }

  changesSince(revision: number) {
    return Promise.resolve(toStorageChanges(this.state, revision));
  }

  async load(
    collection: CollectionName,
    query?: LoadQuery,
  ): Promise<readonly StoredVersion<object>[]> {
    const table = await this.table(collection);
    if (!query) return [...table.values()];
    if ('keys' in query) return query.keys.flatMap((key) => table.get(key) ?? []);
    const spec = getCollectionSpec(collection);
    return findRecordsInIndex(spec, [...table.values()], query.index, query.range);
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const known = await checkCommit(this.state, commit, async ({ collection, key }) => {
      return (await this.table(collection)).get(key)?.revision ?? 0;
    });
    if (known) return known;
    const { replacement, changes } = commit;
    if (replacement) {
      const log = await this.table('auditEntries');
      this.contents = replacement.contents;
      this.moment = replacement.sampleMoment;
      this.tables = new Map([['auditEntries', Promise.resolve(log)]]);
      this.aside = [];
    }
    await this.put(changes);
    this.state = applyCommit(this.state, commit);
    return { ok: true, state: toPublicState(this.state) };
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async readLog() {
    const table = await this.table('auditEntries');
    const entries = Array.from(table.values(), ({ record }) => record as AuditEntry);
    return { entries, head: this.state.head };
  }

  remoteCollections() {
    const names = new Set([...Object.keys(this.contents), ...this.tables.keys()]);
    return Promise.resolve([...names].filter(isRemoteCollection));
  }

  quarantined() {
    return Promise.resolve(this.aside);
  }

  sampleMoment() {
    return Promise.resolve(this.moment);
  }

  isWritable() {
    return Promise.resolve(true);
  }

  subscribe(listener: (event: WorkspaceStorageEvent) => void) {
    return this.listeners.add(listener);
  }

  close(): void {
    this.listeners.clear();
  }

  private async put(changes: readonly WrittenRecord[]): Promise<void> {
    for (const name of new Set(changes.map(({ collection }) => collection))) {
      const own = changes.filter(({ collection }) => collection === name);
      const table = new Map(await this.table(name));
      for (const { key, stored } of own) {
        if (stored) table.set(key, stored);
        else table.delete(key);
      }
      this.tables.set(name, Promise.resolve(ordered(table)));
    }
  }

  private table(collection: CollectionName): Promise<Table> {
    const known = this.tables.get(collection);
    if (known) return known;
    const table = this.first(collection);
    if (!isKnownCollection(collection)) return table;
    this.tables.set(collection, table);
    table.catch(() => this.tables.delete(collection));
    return table;
  }

  private async first(collection: CollectionName): Promise<Table> {
    const { keyOf } = getCollectionSpec(collection);
    const given = this.contents[collection] ?? (await this.sample.first(collection, this.moment));
    const records = isKernelCollection(collection) ? given : this.valid(collection, given);
    return ordered(records.map((record) => [keyOf(record), { record, revision: 1 }]));
  }

  private valid(collection: CollectionName, records: readonly object[]): readonly object[] {
    const { keyOf } = getCollectionSpec(collection);
    const at = new Date().toISOString();
    const invalid: QuarantinedRecord[] = [];
    const valid = records.flatMap((value) => {
      const checked = validateRecord(collection, value);
      if (checked.ok) return [checked.record];
      const reasons = formatIssues(checked.issues);
      invalid.push({ collection, key: keyOf(value), value, reasons, at });
      return [];
    });
    this.aside = [...this.aside, ...invalid];
    if (invalid.length > 0) this.listeners.notify({ kind: 'quarantined', count: invalid.length });
    return valid;
  }
}

const ordered = (entries: Iterable<[string, StoredVersion<object>]>): Table =>
  new Map([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
