import { collectionNames, type CollectionName, type RecordOf } from '../store/collections';
import { createMemorySource } from '../store/memory-source';
import type { Seed } from '../store/seed-data';
import { StorageError, type WorkspaceSource } from '../store/source';
import type { MemoryReason } from '../store/status';
import { DatabaseUnavailable } from './database';
import type { DatabaseSource } from './database-source';

/** Why memory has to do; another tab that is busy is no reason. */
export function memoryReason(error: unknown): MemoryReason {
  if (error instanceof DatabaseUnavailable) return error.reason;
  if (!(error instanceof StorageError) || error.reason === 'busy') return 'failed';
  return error.cause instanceof DatabaseUnavailable ? error.cause.reason : error.reason;
}

interface AfterDatabase {
  readonly reason: MemoryReason;
  /** What a workspace begins with that nothing can be read of. */
  readonly seed: Seed;
  readonly now: (() => Date) | undefined;
}

/** The audit log with what was closed of it; what is shown alone where nothing more can be read. */
async function wholeLog(database: DatabaseSource): Promise<readonly object[]> {
  const entries: object[] = [];
  try {
    for await (const batch of database.batches('auditEntries')) entries.push(...batch);
    return entries;
  } catch {
    return database.list('auditEntries');
  }
}

/** The records at hand or still readable; what is neither begins as the sample again. */
const rescueFrom =
  (database: DatabaseSource, seed: Seed): Seed =>
  async <C extends CollectionName>(collection: C, at?: string): Promise<Iterable<RecordOf<C>>> => {
    try {
      if (collection !== 'auditEntries') return await database.list(collection);
      return (await wholeLog(database)) as readonly RecordOf<C>[];
    } catch {
      return seed(collection, at);
    }
  };

/** What a workspace goes on in that leaves its database, with everything that can still be reached of it. */
export async function memoryAfter(
  database: DatabaseSource | undefined,
  { reason, seed, now }: AfterDatabase,
): Promise<WorkspaceSource> {
  const memory = createMemorySource(database ? rescueFrom(database, seed) : seed, {
    reason,
    quarantined: (await database?.quarantined().catch(() => [])) ?? [],
    sample: seed,
    epoch: await database?.epoch().catch(() => 0),
    now,
    logView: (await database?.logState().catch(() => undefined))?.view,
    moment: await database?.sampleMoment().catch(() => undefined),
  });
  if (database) await Promise.all(collectionNames.map((collection) => memory.list(collection)));
  return memory;
}
