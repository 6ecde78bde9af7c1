import { logKey, tallyIn, writeLogOf } from '../store/write-log';
import type { CollectionName } from '../store/collections';
import { inDatabase } from './in-database';
import { until } from './until';

/** Waits until a database has noted how many records a collection has. */
export const untilCounted = (name: string, collection: CollectionName): Promise<void> =>
  until(async () => {
    const log: unknown = await inDatabase(name, (database) => database.get('meta', logKey));
    return tallyIn(writeLogOf(log), collection) !== undefined;
  });
