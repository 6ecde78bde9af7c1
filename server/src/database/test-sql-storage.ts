import { inArray, not, sql } from 'drizzle-orm';
import {
  appendOnlyCollections,
  checkCommit,
  isRemoteCollection,
  toPublicState,
  replaceableCollections,
  type CollectionName,
  type Commit,
  type CommitResult,
  type LoadQuery,
  type QuarantinedRecord,
  type RecordChange,
  type Replacement,
  type SampleLoader,
  type Storage,
  type StorageChanges,
  type StorageEvent,
} from 'shared-kernel/server';
import type { Database } from './open-database';
import { matchesRecordKey, loadRows } from './record-rows';
import { changes as changesTable, quarantine, records } from './tables';
import { loadChangedRecords, readState, writeWorkspaceState } from './workspace-state';
import {
  addInitialRecords,
  openWorkspace,
  loadStoredAuditLog,
  listRemoteCollections,
  writeRows,
} from './write-rows';
import { runWriteTransaction } from './write-transaction';

async function revisionOf(database: Database, collection: string, id: string): Promise<number> {
  const [row] = await database
    .select({ revision: records.revision })
    .from(records)
    .where(matchesRecordKey(collection, id));
  return row?.revision ?? 0;
}

async function writeChanges(
  database: Database,
  changes: readonly RecordChange[],
  revision: number,
): Promise<void> {
  const all = changes.map((change) => ({ ...change, revision }));
  const changed = all.map(({ collection, key }) => ({ collection, key, revision, portals: [] }));
  await writeRows(database, all, changed);
}

/** Replaces all records except the audit log. */
async function replaceIn(
  database: Database,
  { contents, sampleMoment }: Replacement,
  sample: SampleLoader,
  revision: number,
): Promise<void> {
  await database
    .delete(records)
    .where(not(inArray(records.collection, [...appendOnlyCollections])));
  await database.delete(quarantine);
  const names = [...replaceableCollections, ...Object.keys(contents).filter(isRemoteCollection)];
  await addInitialRecords(database, names, { contents, sample, moment: sampleMoment }, revision);
}

/** Writes a commit within a write transaction. If there are conflicts, returns them and writes nothing. */
async function commitIn(
  database: Database,
  commit: Commit,
  sample: SampleLoader,
): Promise<CommitResult> {
  const state = await readState(database);
  const known = await checkCommit(state, commit, ({ collection, key }) =>
    revisionOf(database, collection, key),
  );
  if (known) return known;
  const { head, id: commitId, changes, replacement } = commit;
  const revision = state.revision + 1;
  if (replacement) await replaceIn(database, replacement, sample, revision);
  await writeChanges(database, changes, revision);
  // Clients that have an earlier revision must load all records again.
  if (replacement) await database.delete(changesTable);
  const epoch = state.epoch + (replacement ? 1 : 0);
  const { sampleMoment } = replacement ?? state;
  await writeWorkspaceState(database, { revision, epoch, head, commitId, sampleMoment });
  return { ok: true, state: toPublicState({ ...state, revision, epoch, head }) };
}

/**
 * Implements the kernel’s `Storage` interface with the tables of the server, so that it can run the tests for all
 * storages.
 */
export class SqlStorage implements Storage {
  private readonly listeners = new Set<(event: StorageEvent) => void>();
  private lastWork: Promise<unknown> = Promise.resolve();

  static async open(database: Database, sample: SampleLoader): Promise<SqlStorage> {
    await openWorkspace(database, sample);
    return new SqlStorage(database, sample);
  }

  constructor(
    readonly database: Database,
    readonly sample: SampleLoader,
  ) {}

  async changesSince(since: number): Promise<StorageChanges> {
    const { revision, epoch, head } = await readState(this.database);
    const found = await loadChangedRecords(this.database, since, { revision });
    const changed = found?.map(({ collection, key }) => ({ collection, key }));
    return { revision, epoch, head, changed };
  }

  load(collection: CollectionName, query?: LoadQuery) {
    return loadRows(this.database, collection, query);
  }

  commit(commit: Commit): Promise<CommitResult> {
    return this.write((transaction) => commitIn(transaction, commit, this.sample));
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const queued = this.lastWork.then(work);
    this.lastWork = queued.catch(() => undefined);
    return queued;
  }

  readLog() {
    return this.database.transaction(loadStoredAuditLog, { isolationLevel: 'repeatable read' });
  }

  remoteCollections() {
    return listRemoteCollections(this.database);
  }

  async quarantined(): Promise<readonly QuarantinedRecord[]> {
    const rows = await this.database.select().from(quarantine);
    return rows.map(({ collection, id, body, reasons, at }) => {
      return { collection, key: id, value: body, reasons, at };
    });
  }

  async sampleMoment(): Promise<string> {
    return (await readState(this.database)).sampleMoment;
  }

  async isWritable(): Promise<boolean> {
    try {
      await runWriteTransaction(this.database, (transaction) =>
        transaction.execute(sql`UPDATE workspace SET revision = revision`),
      );
      return true;
    } catch {
      return false;
    }
  }

  subscribe(listener: (event: StorageEvent) => void) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
  }

  private async write(
    work: (transaction: Database) => Promise<CommitResult>,
  ): Promise<CommitResult> {
    const result = await runWriteTransaction(this.database, work);
    if (result.ok) for (const listener of this.listeners) listener({ kind: 'changed' });
    return result;
  }
}
