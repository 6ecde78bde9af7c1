import {
  collectionNames,
  keptNames,
  replacedNames,
  type CollectionName,
} from '../store/collections';
import type { Migration } from '../store/migrations';
import type { Contents, Kept, Persistence, PortEvents } from '../store/persistence';
import type { Sample } from '../store/seed-data';
import type { Commit } from '../store/write-log';
import { type Connection, keepLog, keepWritten, standingLog } from './connection';
import { metaStore, quarantineStore, seededMark } from './database';
import { type Writing, writeInto } from './stored-record';
import { createGate, RecordReader } from './record-reader';
import { Quarantine } from './quarantine';
import { keepMoment, fillStore, Seeder } from './seeding';
import { openTabChannel, type TabChannel, whileLocked } from './tabs';
import { WriteJournal } from './write-journal';

const allStores = [...collectionNames, metaStore, quarantineStore];

/** The stores in which something else can take the place of everything. */
const replacedStores = [...replacedNames, metaStore, quarantineStore];

export interface DatabasePortOptions {
  /** The database's name. Its tabs take turns under it. */
  readonly name: string;
  readonly connection: Connection;
  readonly sample: Sample;
  readonly steps: readonly Migration[] | undefined;
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
  readonly journal: WriteJournal;
  readonly quarantine: Quarantine;
  private readonly connection: Connection;
  private readonly events: PortEvents;
  private readonly seeds: Seeder;
  private readonly channel: TabChannel;

  constructor({ name, connection, sample, steps, events }: DatabasePortOptions) {
    const shortReads = createGate();
    this.name = name;
    this.connection = connection;
    this.events = events;
    this.seeds = new Seeder(connection, sample);
    this.quarantine = new Quarantine(connection, events.onBroken);
    const { seeds, quarantine } = this;
    this.reads = new RecordReader({ connection, seeds, quarantine, shortReads });
    this.journal = new WriteJournal({ database: name, steps });
    this.channel = openTabChannel(name, events.onWritten);
    window.addEventListener('storage', this.onStored);
  }

  load(collection: CollectionName) {
    return this.reads.readAll(collection);
  }

  log() {
    return standingLog(this.connection);
  }

  async commit(commit: Commit): Promise<void> {
    const names = [...new Set(commit.written.map(({ collection }) => collection))];
    if (names.length === 0) return keepLog(this.connection, commit.from, commit.to);
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

  removeCopies(collection: CollectionName): Promise<void> {
    return this.connection.use(async (database) => {
      for (const copy of [`packed:${collection}`, `begins:${collection}`])
        await database.delete(metaStore, IDBKeyRange.bound(copy, `${copy};`));
    });
  }

  forget(): void {
    this.seeds.forget();
  }

  close(): void {
    window.removeEventListener('storage', this.onStored);
    this.journal.close();
    this.channel.close();
    this.seeds.forget();
    this.connection.close();
  }

  private readonly onStored = ({ key, newValue }: StorageEvent): void => {
    if (newValue !== null && this.journal.isNote(key)) this.events.onLeft();
  };

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
