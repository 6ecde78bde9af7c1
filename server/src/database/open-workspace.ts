import { collectionNames, getCollectionSpec, type SampleLoader } from 'shared-kernel/server';
import type { Database } from './open-database';
import { writeRows } from './record-rows';
import { workspace } from './tables';
import { runWriteTransaction } from './write-transaction';

/** Adds the records of `sample` to a new database. Several servers may start at once. */
export const openWorkspace = (
  database: Database,
  sample: SampleLoader,
  hasSample: boolean,
): Promise<void> =>
  runWriteTransaction(database, async (transaction, stored) => {
    if (stored) return;
    const sampleMoment = sample.nextMoment();
    for (const collection of collectionNames) {
      const { keyOf } = getCollectionSpec(collection);
      const rows = (await sample.first(collection, sampleMoment)).map((record) => {
        return { collection, key: keyOf(record), stored: { record, revision: 1 }, revision: 0 };
      });
      await writeRows(transaction, rows, []);
    }
    const state = { id: 1, revision: 0, epoch: 0, sampleMoment, hasSample };
    await transaction.insert(workspace).values(state);
  });
