import { sql } from 'drizzle-orm';
import type {
  AuditEntry,
  CollectionName,
  Commit,
  CommitResult,
  LoadQuery,
  QuarantinedRecord,
  Replacement,
  Sample,
  Storage,
  StorageEvent,
} from 'shared-kernel/server';
import { auditRows, commitIn, createWorkspace, remoteCollectionsIn, replaceIn } from './write-rows';
import type { Database } from './open-database';
import { loadRows } from './record-rows';
import { quarantine } from './tables';
import { changesSince, readState } from './workspace-state';
import { inWriteTransaction } from './write-transaction';

export async function readLogIn(database: Database) {
  const rows = await auditRows(database);
  const { head } = await readState(database);
  return { entries: rows.map(({ body }) => body as AuditEntry), head };
}

/** Stores records in PostgreSQL, which all servers of a workspace share. */
export class SqlStorage implements Storage {
  private readonly listeners = new Set<(event: StorageEvent) => void>();
  private lastWork: Promise<unknown> = Promise.resolve();

  /** Opens the workspace in a database. A new database gets the sample data. */
  static async open(database: Database, sample: Sample): Promise<SqlStorage> {
    await inWriteTransaction(database, async (transaction, state) => {
      if (!state) await createWorkspace(transaction, sample);
    });
    return new SqlStorage(database, sample);
  }

  private constructor(
    readonly database: Database,
    readonly sample: Sample,
  ) {}

  changesSince(revision: number) {
    return changesSince(this.database, revision);
  }

  load(collection: CollectionName, query?: LoadQuery) {
    return loadRows(this.database, collection, query);
  }

  commit(commit: Commit): Promise<CommitResult> {
    return this.write((transaction) => commitIn(transaction, commit));
  }

  replace(replacement: Replacement): Promise<CommitResult> {
    return this.write((transaction) => replaceIn(transaction, replacement, this.sample));
  }

  exclusive<T>(work: () => Promise<T>): Promise<T> {
    const queued = this.lastWork.then(work);
    this.lastWork = queued.catch(() => undefined);
    return queued;
  }

  readLog() {
    return this.database.transaction(readLogIn, { isolationLevel: 'repeatable read' });
  }

  remoteCollections() {
    return remoteCollectionsIn(this.database);
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
      await inWriteTransaction(this.database, (transaction) =>
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
    const result = await inWriteTransaction(this.database, work);
    if (result.ok) for (const listener of this.listeners) listener({ kind: 'changed' });
    return result;
  }
}
