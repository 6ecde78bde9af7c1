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

/** Of the room that the browser gives, what copies may not take. */
const maxOfRoom = 0.25;

/** Whether there is room for copies of what is kept already. */
export async function hasRoomToSpare(): Promise<boolean> {
  const { storage } = navigator as { readonly storage?: StorageManager };
  const estimate = await storage?.estimate().catch(() => undefined);
  const { usage = 0, quota = Infinity } = estimate ?? {};
  return usage < quota * maxOfRoom;
}
