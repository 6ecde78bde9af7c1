import { collectionNames, keptNames, replacedNames } from '../store/collections';
import { specOf, type CollectionName } from '../store/collections';
import type { LogHead } from '../evidence/log-head';
import type { Linked } from '../evidence/linked';
import { applyChanges } from '../store/apply-changes';
import type { Change, WorkspaceContents, WriteOutcome, Written } from '../store/source';
import type { Tally } from '../long-lists/tally';
import type { Course } from '../transfer/course';
import { Beginnings } from './beginnings';
import type { Connection } from './connection';
import { metaStore, quarantineStore, type Writing } from './database';
import { createGate } from './gate';
import { hasRoom } from './has-room';
import { keepLog, keepWritten, standingLog } from './keep-written';
import { Packs } from './packs';
import { Quarantine } from './quarantine';
import { RecordReader } from './record-reader';
import { keepMoment } from './seed-moment';
import { fillStore, seededMark } from './seed-store';
import { Seeder, type SeedsOptions } from './seeding';
import { StagedRecords } from './staged-records';
import { tallying, withReplacement, withTally, withWrite, type WriteLog } from '../store/write-log';

const allStores = [...collectionNames, metaStore, quarantineStore];

/** The stores in which something else can take the place of everything. */
const replacedStores = [...replacedNames, metaStore, quarantineStore];

/** Of what there is to begin with, this much is fetched before anything is forgotten for it. */
const fetchedAtOnce: CollectionName = 'settings';

export interface RecordStoreOptions extends SeedsOptions {
  /** How many records were set aside. */
  readonly onBroken: (count: number) => void;
}

/**
 * The records in the database, and nothing at hand. A record that its schema refuses is moved to the
 * quarantine and told. Every method rejects with a `StorageError` only.
 */
export class RecordStore {
  readonly records: RecordReader;
  /** What collections begin with. */
  readonly seeds: Seeder;
  readonly quarantine: Quarantine;
  /** What was long to read, to be read sooner the next time. */
  readonly packs: Packs;
  /** What is shown first of it. */
  readonly beginnings: Beginnings;
  /** Closed during a write, so that long work waits for it. */
  readonly writing = createGate();
  private readonly connection: Connection;

  constructor(options: RecordStoreOptions) {
    const { connection } = options;
    const shortReads = createGate();
    this.connection = connection;
    this.packs = new Packs(connection, shortReads.open);
    this.beginnings = new Beginnings(connection);
    this.seeds = new Seeder(options);
    this.quarantine = new Quarantine(connection, options.onBroken);
    const { packs, beginnings, seeds, quarantine } = this;
    const from = { connection, seeds, packs, beginnings, quarantine, shortReads };
    this.records = new RecordReader(from);
  }

  /** What the tabs have told one another so far. */
  log(): Promise<WriteLog> {
    return standingLog(this.connection);
  }

  /** Keeps how many records of a collection there are as of the log that is given, and gives the log after it. */
  async keepTally(collection: CollectionName, tally: Tally, log: WriteLog): Promise<WriteLog> {
    const to = withTally(log, collection, tally);
    await keepLog(this.connection, log, to);
    return to;
  }

  /**
   * Writes all of it or nothing over what stood before, and gives the log after it; it follows the log that is
   * given.
   */
  async write(
    written: readonly Written[],
    before: readonly Written[],
    log: WriteLog,
    head?: LogHead,
  ): Promise<WriteLog> {
    const names = [...new Set(written.map(({ collection }) => collection))];
    if (names.length === 0) return log;
    await Promise.all(names.map((name) => this.seeds.seeded(name)));
    const to = tallying(withWrite(log, written, head), written, before);
    await keepWritten(this.connection, names, { written, from: log, to });
    return to;
  }

  /**
   * Replaces everything in one step but what is only added to, without contents so that the seed comes
   * again, standing at the moment, and makes the changes; it follows the log that is given.
   */
  async replace(
    contents: WorkspaceContents | undefined,
    linked: Linked,
    log: WriteLog,
    moment: string,
  ): Promise<WriteOutcome> {
    const { changes } = linked;
    const first = contents ?? (await this.firstOf(changes, moment));
    const settled = await applyChanges(changes, ({ collection, key }) => {
      if (specOf(collection).isAppendOnly) return this.records.get(collection, key);
      const { keyOf } = specOf(collection);
      const record = first[collection]?.find((candidate: object) => keyOf(candidate) === key);
      return Promise.resolve(record && { record, revision: 1 });
    });
    return this.replaceBy(settled, withReplacement(log, linked), log, async (transaction) => {
      await Promise.all(replacedStores.map((name) => transaction.objectStore(name).clear()));
      await keepMoment(transaction, moment);
      for (const name of replacedNames) {
        const records = first[name];
        if (records) await fillStore(transaction, name, records);
      }
    });
  }

  /** Records that are to take everything's place; what others left of theirs is forgotten. */
  async stage(): Promise<StagedRecords> {
    const staged = new StagedRecords(this.connection);
    await staged.clear();
    return staged;
  }

  /** Has staged records and the changes take everything's place; it follows the log that is given. */
  async replaceByStaged(
    staged: StagedRecords,
    linked: Linked,
    log: WriteLog,
    course: Course,
  ): Promise<WriteOutcome> {
    const settled = await applyChanges(linked.changes, ({ collection, key }) =>
      specOf(collection).isAppendOnly
        ? this.records.get(collection, key)
        : Promise.resolve(undefined),
    );
    return this.replaceBy(settled, withReplacement(log, linked), log, (transaction) =>
      staged.moveIn(transaction, replacedStores, course),
    );
  }

  /** One transaction in which something else takes the place of everything, and then what was settled is written. */
  private async replaceBy(
    settled: WriteOutcome,
    to: WriteLog,
    from: WriteLog,
    prepare: (transaction: Writing) => Promise<void>,
  ): Promise<WriteOutcome> {
    if (!settled.ok) return settled;
    await Promise.all(keptNames.map((name) => this.seeds.seeded(name)));
    await keepWritten(this.connection, allStores, {
      written: settled.written,
      from,
      to,
      prepare: async (transaction) => {
        await prepare(transaction);
        const meta = transaction.objectStore(metaStore);
        for (const name of keptNames) await meta.put(true, seededMark(name));
      },
    });
    return settled;
  }

  /** Whether something small can still be written. */
  hasRoom(): Promise<boolean> {
    return hasRoom(this.connection);
  }

  close(): void {
    this.seeds.forget();
    this.connection.close();
  }

  /** What the collections that are written to begin with; it rejects where that cannot be fetched. */
  private async firstOf(
    changes: readonly Change[],
    moment: string,
  ): Promise<Partial<Record<CollectionName, readonly object[]>>> {
    const touched = new Set(changes.map(({ collection }) => collection));
    const names = replacedNames.filter((name) => touched.has(name) || name === fetchedAtOnce);
    const first = names.map(async (name) => [name, await this.seeds.first(name, moment)] as const);
    return Object.fromEntries(await Promise.all(first));
  }
}
