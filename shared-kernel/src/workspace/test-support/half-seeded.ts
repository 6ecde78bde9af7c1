import type { Notification } from '../../domain/notification';
import { openDatabase } from '../browser/database';
import { storedRecordOf } from '../browser/stored-record';

interface Left {
  /** All first notifications. */
  readonly first: readonly Notification[];
  /** How many of them were kept. */
  readonly done: number;
  /** What was changed or added meanwhile, by its key; nothing under the key of what was removed. */
  readonly touched: ReadonlyMap<string, Notification | undefined>;
}

/** A database as a version before this one left it, which kept first records in steps and was closed between two. */
export async function leaveHalfSeeded(name: string, { first, done, touched }: Left): Promise<void> {
  const nothing = () => undefined;
  const database = await openDatabase({ name, onWanted: nothing, onLost: nothing });
  const transaction = database.transaction(['notifications', 'meta'], 'readwrite');
  const store = transaction.objectStore('notifications');
  const meta = transaction.objectStore('meta');
  const put = (record: Notification, revision: number) =>
    store.put(storedRecordOf('notifications', { record, revision }));
  for (const record of first.slice(0, done)) if (!touched.has(record.id)) await put(record, 1);
  for (const [key, record] of touched) {
    await meta.put(true, `touched:notifications:${key}`);
    if (record) await put(record, 2);
  }
  const progress = { done, of: first.length, last: first[done - 1] };
  if (done > 0) await meta.put(progress, 'seeding:notifications');
  await transaction.done;
  database.close();
}
