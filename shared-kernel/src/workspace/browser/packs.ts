import type { IDBPDatabase } from 'idb';
import * as v from 'valibot';
import { batchesOf } from '../batches';
import type { CollectionName } from '../collections';
import { shapeOf } from '../shape-of';
import type { Stored } from '../source';
import { createTimeSlices, letPageGoFirst } from '../time-slices';
import { metaStore, writeInto } from './database';
import { standingLog } from './keep-written';
import {
  allBlocks,
  blockKey,
  blocksBetween,
  otherBlocks,
  packBlock,
  packKey,
  packSchema,
  recordsOfBlock,
  unpackBlock,
  type Pack,
} from './pack';
import { orStorageError } from './storage-error';
import { writtenSince, type WriteLog } from './write-log';

/** A pack that can be read, and the keys under which something was written since. */
export interface StandingPack {
  readonly pack: Pack;
  readonly changed: readonly string[];
}

/** So many blocks are asked for at a time. */
const blocksAtOnce = 4;

/** Of the room that the browser gives, what copies may not take. */
const mostOfRoom = 0.25;

async function hasRoomToSpare(): Promise<boolean> {
  const { storage } = navigator as { readonly storage?: StorageManager };
  const estimate = await storage?.estimate().catch(() => undefined);
  const { usage = 0, quota = Infinity } = estimate ?? {};
  return usage < quota * mostOfRoom;
}

/**
 * Packed copies of long collections: never more than copies, which are not read where the log cannot tell what
 * was written since, and may be lost at any time. Read so, 100,000 transactions came in 0.5 s in place of 2.8 s
 * one by one, and were taken by their schema before they were packed. Every method rejects with a
 * `StorageError` only.
 */
export class Packs {
  constructor(
    private readonly database: IDBPDatabase,
    private readonly whenFree: () => Promise<void>,
  ) {}

  /** The pack of a collection, if it is of this version's making and still known to be right. */
  async standing(collection: CollectionName): Promise<StandingPack | undefined> {
    const kept = v.safeParse(packSchema, await this.get(packKey(collection)));
    if (!kept.success || kept.output.shape !== shapeOf(collection)) return undefined;
    const log = await standingLog(this.database);
    const places = writtenSince(log, kept.output);
    if (!places) return undefined;
    const changed = places.flatMap((place) => (place.collection === collection ? place.key : []));
    return { pack: kept.output, changed };
  }

  /** The blocks of a pack, in their order; it ends before one that is not there or cannot be read. */
  async *blocks(
    collection: CollectionName,
    { id, blocks }: Pack,
  ): AsyncGenerator<Stored<object>[]> {
    const ask = (from: number) => {
      const range = blocksBetween(collection, id, from, Math.min(from + blocksAtOnce, blocks));
      const asked = orStorageError(async () => {
        await this.whenFree();
        return this.database.getAll(metaStore, range);
      });
      // It is awaited in its turn, which may never come.
      asked.catch(() => undefined);
      return asked;
    };
    const slices = createTimeSlices(letPageGoFirst);
    let asked = ask(0);
    for (let from = 0; from < blocks; from += blocksAtOnce) {
      const texts = await asked;
      if (from + blocksAtOnce < blocks) asked = ask(from + blocksAtOnce);
      if (texts.length !== Math.min(blocksAtOnce, blocks - from)) return;
      for (const text of texts) {
        const block = unpackBlock(text);
        if (!block) return;
        yield block;
        if (slices.isDue()) await slices.breathe();
      }
    }
  }

  /** Packs all of a collection as it stood at the log, in the place of what was packed before. */
  async keep(
    collection: CollectionName,
    stored: Iterable<Stored<object>>,
    log: WriteLog,
  ): Promise<void> {
    if (!(await hasRoomToSpare())) return;
    const id = Math.random().toString(36).slice(2);
    let blocks = 0;
    for (const block of batchesOf(stored, recordsOfBlock)) {
      await letPageGoFirst();
      await this.whenFree();
      const key = blockKey(collection, id, blocks);
      await orStorageError(() => this.database.put(metaStore, packBlock(block), key));
      blocks += 1;
    }
    const pack: Pack = { id, shape: shapeOf(collection), count: log.count, blocks };
    await orStorageError(() =>
      writeInto(this.database, [metaStore], async (transaction) => {
        const meta = transaction.objectStore(metaStore);
        const whole = blocksBetween(collection, id, 0, blocks);
        if ((await meta.count(whole)) === blocks) {
          for (const range of otherBlocks(collection, id)) await meta.delete(range);
          await meta.put(pack, packKey(collection));
        } else {
          // Another tab that has packed meanwhile took these for old ones.
          await meta.delete(whole);
        }
      }),
    );
  }

  /** Forgets what is packed of a collection. */
  async drop(collection: CollectionName): Promise<void> {
    await orStorageError(() =>
      writeInto(this.database, [metaStore], async (transaction) => {
        const meta = transaction.objectStore(metaStore);
        await meta.delete(packKey(collection));
        await meta.delete(allBlocks(collection));
      }),
    );
  }

  private get(key: string): Promise<unknown> {
    return orStorageError(() => this.database.get(metaStore, key));
  }
}
