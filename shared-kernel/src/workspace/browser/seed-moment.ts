import { ownMoment } from '../store/sample-moment';
import type { Connection } from './connection';
import { metaStore, writeInto, type Writing } from './database';

const momentKey = 'sample-moment';

/** The marks of seeding, done, begun or touched, of any collection. */
const marks = () =>
  ['seeded', 'seeding', 'touched'].map((mark) =>
    IDBKeyRange.bound(`${mark}:`, `${mark};`, false, true),
  );

/** Notes what moment the sample of this workspace stands at, in the step that brings it. */
export async function keepMoment(transaction: Writing, moment: string): Promise<void> {
  await transaction.objectStore(metaStore).put(moment, momentKey);
}

/**
 * The moment that the sample of this workspace is moved to. The first caller decides, for all tabs
 * and for all collections; what was seeded before there was such a moment stands at the sample's own.
 */
export const standingMoment = (connection: Connection, seeding: () => string): Promise<string> =>
  connection.use(async (database) => {
    const known: unknown = await database.get(metaStore, momentKey);
    if (typeof known === 'string') return known;
    return writeInto(database, [metaStore], async (transaction) => {
      const meta = transaction.objectStore(metaStore);
      const decided: unknown = await meta.get(momentKey);
      if (typeof decided === 'string') return decided;
      const counts = await Promise.all(marks().map((range) => meta.count(range)));
      const moment = counts.some((count) => count > 0) ? ownMoment : seeding();
      await keepMoment(transaction, moment);
      return moment;
    });
  });
