import type { Connection } from './connection';
import { metaStore, writeInto } from './database';

/** As much as a command of a few words writes. */
const probe = ' '.repeat(16_384);
const probeKey = 'probe';

/** Whether something small can still be written. */
export async function hasRoom(connection: Connection): Promise<boolean> {
  try {
    await connection.use((database) =>
      writeInto(database, [metaStore], async (transaction) => {
        const meta = transaction.objectStore(metaStore);
        await meta.put(probe, probeKey);
        await meta.delete(probeKey);
      }),
    );
    return true;
  } catch {
    return false;
  }
}
