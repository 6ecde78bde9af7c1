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
import { writeWorkspaceState, type WorkspaceState } from '../database/workspace-state';
import { findPortalsWithAccess } from '../visibility/visible-records';
import { createRecordSource, type RecordLoader } from './record-source';
import type { ServerWorkspace } from './server-workspace';

/** Removes fields that are `undefined`, because records read from the database have no such fields. */
const plain = ({ record, revision }: StoredVersion<object>): StoredVersion<object> =>
  'bytes' in record
    ? { record, revision }
    : { record: JSON.parse(JSON.stringify(record)) as object, revision };

/** Commands that run in sequence in one transaction. Each command sees the changes of the earlier ones. */
export class CommandBatch {
  private readonly written = new Map<CollectionName, Map<string, WrittenRow>>();
  private readonly changed: ChangedRow[] = [];
  state: WorkspaceState;

  /** `transaction` must have locked the workspace state `base`. Synchronize the cache first. */
  constructor(
    readonly workspace: ServerWorkspace,
    readonly transaction: Database,
    private readonly base: WorkspaceState,
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
    const stored = await cache.read(this.transaction, collection, all);
    const records = new CollectionRecords(collection, stored);
    for (const one of written.values()) records.put(one);
    return records.select(query);
  };

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

  async store(): Promise<void> {
    const { transaction, state } = this;
    if (state.revision === this.base.revision) return;
    await writeRows(transaction, this.allWritten(), this.changed);
    await writeWorkspaceState(transaction, state);
  }

  /** Adds the committed records to the cache of this server. */
  publish(): void {
    this.workspace.cache.committed(this.base, this.state, this.allWritten());
  }
}
