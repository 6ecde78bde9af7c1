import * as v from 'valibot';
import { batchesOf } from '../long-lists/batches';
import type { CollectionName } from '../store/collections';
import { shapeOf } from '../long-lists/shape-of';
import type { Stored } from '../store/source';
import { createTimeSlices, letPageGoFirst } from '../long-lists/time-slices';
import type { Connection } from './connection';
import { metaStore, writeInto } from './database';
import { hasRoomToSpare } from './has-room';
import { standingLog } from './keep-written';
import { beginningKeys } from './kept-beginning';
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
import { writtenSince, type WriteLog } from '../store/write-log';

/** A pack that can be read, and the keys under which something was written since. */
export interface StandingPack {
  readonly pack: Pack;
  readonly changed: readonly string[];
}

/** So many blocks are asked for at a time. */
const blocksAtOnce = 4;

/**
 * Packed copies of long collections: never more than copies, which are not read where the log cannot tell what
 * was written since, and may be lost at any time. Read so, 100,000 transactions came in 0.5 s in place of 2.8 s
 * one by one, and were taken by their schema before they were packed. Every method rejects with a
 * `StorageError` only.
 */
export class Packs {
  constructor(
    private readonly connection: Connection,
    private readonly whenFree: () => Promise<void>,
  ) {}

  /** The pack of a collection, if it is of this version's making and still known to be right. */
  async standing(collection: CollectionName): Promise<StandingPack | undefined> {
    const kept = v.safeParse(packSchema, await this.get(packKey(collection)));
    if (!kept.success || kept.output.shape !== shapeOf(collection)) return undefined;
    const log = await standingLog(this.connection);
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
      const asked = this.connection.use(async (database) => {
        await this.whenFree();
        return database.getAll(metaStore, range);
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
        if (slices.isDue()) await slices.yieldToBrowser();
      }
    }
  }

  /** Packs all of a collection as it stood at the log, in the place of what was packed before. */
  async keep(
    collection: CollectionName,
    stored: Iterable<Stored<object>>,
    log: WriteLog,
  ): Promise<void> {
    const pack = await this.putBlocks(collection, stored, log);
    if (pack) await this.putPack(collection, pack);
  }

  /** Forgets what is packed of a collection. */
  async drop(collection: CollectionName): Promise<void> {
    await this.connection.use((database) =>
      writeInto(database, [metaStore], async (transaction) => {
        const meta = transaction.objectStore(metaStore);
        await meta.delete(packKey(collection));
        await meta.delete(allBlocks(collection));
        await meta.delete(beginningKeys(collection));
      }),
    );
  }

  /** Writes the blocks of a pack, of which nothing tells yet; nothing where there is too little room. */
  private async putBlocks(
    collection: CollectionName,
    stored: Iterable<Stored<object>>,
    { count }: WriteLog,
  ): Promise<Pack | undefined> {
    if (!(await hasRoomToSpare())) return undefined;
    const id = Math.random().toString(36).slice(2);
    let blocks = 0;
    let putting: Promise<unknown> | undefined; // on its way while the next is made
    for (const block of batchesOf(stored, recordsOfBlock)) {
      await letPageGoFirst();
      await this.whenFree();
      const key = blockKey(collection, id, blocks);
      const text = packBlock(block);
      await putting;
      putting = this.connection.use((database) => database.put(metaStore, text, key));
      putting.catch(() => undefined);
      blocks += 1;
    }
    await putting;
    return { id, shape: shapeOf(collection), count, blocks };
  }

  /** Says where a pack is, in the place of all other packs of the collection. */
  private putPack(collection: CollectionName, pack: Pack): Promise<void> {
    return this.connection.use((database) =>
      writeInto(database, [metaStore], async (transaction) => {
        const meta = transaction.objectStore(metaStore);
        const whole = blocksBetween(collection, pack.id, 0, pack.blocks);
        // Another tab that has packed meanwhile took these for old ones.
        if ((await meta.count(whole)) === pack.blocks) {
          for (const range of otherBlocks(collection, pack.id)) await meta.delete(range);
          await meta.put(pack, packKey(collection));
        } else await meta.delete(whole);
      }),
    );
  }

  private get(key: string): Promise<unknown> {
    return this.connection.use((database) => database.get(metaStore, key));
  }
}
