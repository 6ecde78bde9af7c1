import {
  collectionNames,
  keptNames,
  replacedNames,
  type CollectionName,
} from '../store/collections';
import type { Contents, Kept, Persistence, PortEvents } from '../store/persistence';
import type { Sample } from '../store/seed-data';
import type { Commit } from '../store/write-log';
import { type Connection, keepWritten, standingLog } from './connection';
import { metaStore, quarantineStore, seededMark } from './database';
import { type Writing, writeInto } from './stored-record';
import { RecordReader } from './record-reader';
import { Quarantine } from './quarantine';
import { keepMoment, fillStore, Seeder } from './seeding';
import { StagedRecords } from './staged-records';
import { openTabChannel, type TabChannel, whileLocked } from './tabs';

const allStores = [...collectionNames, metaStore, quarantineStore];

/** The stores in which something else can take the place of everything. */
const replacedStores = [...replacedNames, metaStore, quarantineStore];

export interface DatabasePortOptions {
  /** The database's name. Its tabs take turns under it. */
  readonly name: string;
  readonly connection: Connection;
  readonly sample: Sample;
  readonly events: PortEvents;
}

/**
 * The records in the database. A record that its schema refuses is moved to the quarantine. Every method
 * rejects with a `StorageError` only.
 */
export class DatabasePort implements Persistence, Kept {
  readonly kept: Kept = this;
  readonly name: string;
  readonly reads: RecordReader;
  readonly quarantine: Quarantine;
  private readonly connection: Connection;
  private readonly seeds: Seeder;
  private readonly channel: TabChannel;

  constructor({ name, connection, sample, events }: DatabasePortOptions) {
    this.name = name;
    this.connection = connection;
    this.seeds = new Seeder(connection, sample);
    this.quarantine = new Quarantine(connection, events.onBroken);
    const { seeds, quarantine } = this;
    this.reads = new RecordReader({ connection, seeds, quarantine });
    this.channel = openTabChannel(name, events.onWritten);
  }

  load(collection: CollectionName) {
    return this.reads.readAll(collection);
  }

  log() {
    return standingLog(this.connection);
  }

  async commit(commit: Commit): Promise<void> {
    const names = [...new Set(commit.written.map(({ collection }) => collection))];
    await Promise.all(names.map((name) => this.seeds.seeded(name)));
    return keepWritten(this.connection, names, commit);
  }

  replace(commit: Commit, contents: Contents, moment: string): Promise<void> {
    return this.replaceBy(commit, async (transaction) => {
      await Promise.all(replacedStores.map((name) => transaction.objectStore(name).clear()));
      await keepMoment(transaction, moment);
      for (const name of replacedNames) {
        const records = contents[name];
        if (records) await fillStore(transaction, name, records);
      }
    });
  }

  /** What others left of theirs is forgotten. */
  async stage(): Promise<StagedRecords> {
    const staged = new StagedRecords(this.connection, (commit, fill) =>
      this.replaceBy(commit, (transaction) => fill(transaction, replacedStores)),
    );
    await staged.clear();
    return staged;
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    return whileLocked(this.name, work);
  }

  moment() {
    return this.seeds.moment();
  }

  readLog() {
    return this.reads.readLog();
  }

  hasRoom() {
    return hasRoom(this.connection);
  }

  tell(): void {
    this.channel.tell();
  }

  forget(): void {
    this.seeds.forget();
  }

  close(): void {
    this.channel.close();
    this.seeds.forget();
    this.connection.close();
  }

  /** One transaction in which something else takes the place of everything, and then what was changed is written. */
  private async replaceBy(
    commit: Commit,
    fill: (transaction: Writing) => Promise<void>,
  ): Promise<void> {
    await Promise.all(keptNames.map((name) => this.seeds.seeded(name)));
    const prepare = async (transaction: Writing) => {
      await fill(transaction);
      const meta = transaction.objectStore(metaStore);
      for (const name of keptNames) await meta.put(true, seededMark(name));
    };
    await keepWritten(this.connection, allStores, commit, prepare);
  }
}

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
