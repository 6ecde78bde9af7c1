import { inArray } from 'drizzle-orm';
import {
  checkCommit,
  toPublicState,
  type CollectionName,
  type Commit,
  type CommitResult,
  type StoredVersion,
  type WorkspaceSource,
} from 'shared-kernel/server';
import type { Database } from '../database/open-database';
import { CollectionRecords } from '../database/record-cache';
import { writeRows, type ChangedRow, type WrittenRow } from '../database/record-rows';
import { commands, uploads } from '../database/tables';
import { writeWorkspaceState, type WorkspaceState } from '../database/workspace-state';
import { findPortalsWithAccess } from '../visibility/visible-records';
import { createRecordSource, type RecordLoader } from './record-source';
import type { ServerWorkspace } from './server-workspace';

export type StoredCommandResponse = Pick<
  typeof commands.$inferSelect,
  'id' | 'personId' | 'digest' | 'answer'
>;

/** Removes fields that are `undefined`, because records read from the database have no such fields. */
const plain = ({ record, revision }: StoredVersion<object>): StoredVersion<object> =>
  'bytes' in record
    ? { record, revision }
    : { record: JSON.parse(JSON.stringify(record)) as object, revision };

/**
 * Commands that run in sequence and are stored in one transaction. Each command sees the changes of the earlier ones.
 */
export class CommandBatch {
  private readonly written = new Map<CollectionName, Map<string, WrittenRow>>();
  private readonly changed: ChangedRow[] = [];
  private readonly added: StoredCommandResponse[] = [];
  private readonly usedUploads: string[] = [];
  state: WorkspaceState;

  /** Opens a batch in a transaction that has locked the workspace state. `ids` contains the ids of the commands. */
  static async open(
    workspace: ServerWorkspace,
    transaction: Database,
    base: WorkspaceState,
    ids: string[],
  ): Promise<CommandBatch> {
    workspace.cache.forgetNewerThan(base);
    await workspace.cache.synchronize(transaction, base);
    const earlier = await transaction.select().from(commands).where(inArray(commands.id, ids));
    const answers = new Map<string, StoredCommandResponse>(earlier.map((one) => [one.id, one]));
    return new CommandBatch(workspace, transaction, base, answers);
  }

  private constructor(
    private readonly workspace: ServerWorkspace,
    readonly transaction: Database,
    private readonly base: WorkspaceState,
    private readonly answers: Map<string, StoredCommandResponse>,
  ) {
    this.state = base;
  }

  readonly read: RecordLoader = async (collection, query) => {
    const { cache } = this.workspace;
    const written = this.written.get(collection);
    if (!written) return cache.read(this.transaction, collection, query);
    // The limit is applied afterwards, because a new record can replace a stored one in the result.
    const all =
      query && 'index' in query ? { ...query, range: { ...query.range, limit: undefined } } : query;
    const records = new CollectionRecords(
      collection,
      await cache.read(this.transaction, collection, all),
    );
    for (const one of written.values()) records.put(one);
    return records.select(query);
  };

  /** Returns a record source that reads and writes the records for one command. */
  source(): WorkspaceSource {
    return createRecordSource(this.workspace, this);
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const { state } = this;
    const source = this.source();
    const settled = await checkCommit(
      state,
      commit,
      async ({ collection, key }) => (await source.get(collection, key))?.revision ?? 0,
    );
    if (settled) return settled;
    const { id, changes, head } = commit;
    const revision = state.revision + 1;
    for (const change of changes) {
      const { collection, key } = change;
      const portals = await findPortalsWithAccess(source, change);
      this.changed.push({ collection, key, revision, portals });
    }
    for (const { collection, key, stored } of changes) {
      const written = this.written.get(collection) ?? new Map<string, WrittenRow>();
      written.set(key, { collection, key, stored: stored && plain(stored), revision });
      this.written.set(collection, written);
    }
    this.state = { ...state, revision, commitId: id, ...(head && { head }) };
    return { ok: true, state: toPublicState(this.state) };
  }

  private allWritten(): WrittenRow[] {
    return [...this.written.values()].flatMap((some) => [...some.values()]);
  }

  /** Returns the earlier response if the request is a retry. */
  answered(id: string): StoredCommandResponse | undefined {
    return this.answers.get(id);
  }

  addAnswer(answer: StoredCommandResponse, usedUploads: readonly string[]): void {
    this.answers.set(answer.id, answer);
    this.added.push(answer);
    this.usedUploads.push(...usedUploads);
  }

  isUsed(upload: string): boolean {
    return this.usedUploads.includes(upload);
  }

  /** Writes all changes at the end, so that a refused command stores nothing. */
  async store(): Promise<void> {
    const { transaction, state, added, usedUploads } = this;
    if (state.revision > this.base.revision) {
      await writeRows(transaction, this.allWritten(), this.changed);
      await writeWorkspaceState(transaction, state);
    }
    if (added.length > 0) await transaction.insert(commands).values(added);
    if (usedUploads.length > 0)
      await transaction.delete(uploads).where(inArray(uploads.id, usedUploads));
  }

  /** Adds the committed records to the cache of this server. */
  publish(): void {
    this.workspace.cache.committed(this.base, this.state, this.allWritten());
  }
}
