import { isShown, type LogView } from '../evidence/log-view';
import { batchesOf } from '../long-lists/time-slices';
import { applyWritten } from './apply-changes';
import { collectionNames, specOf, type CollectionName } from './collections';
import type { RecordReader } from '../browser/record-reader';
import type { Persistence } from './persistence';
import { RecordTable } from './record-table';
import type { Sample } from './seed-data';
import type { Stored, Written } from './source';
import { SwitchedOff } from './switched-off';
import { writeLogOf, type WriteLog } from './write-log';

interface Loading {
  readonly table: Promise<RecordTable>;
  /** What was written since the reading began. */
  readonly missed: Written[];
}

/**
 * What a page knows of its workspace: where it is kept, the log of writes as it was last read, and each
 * collection that was listed.
 */
export class AtHand {
  /** Asked for before anything else is read, so that it is never later than what was read. */
  log: Promise<WriteLog> = Promise.resolve(writeLogOf(undefined));
  private from: Persistence | undefined;
  private readonly tables = new Map<CollectionName, RecordTable>();
  private readonly loading = new Map<CollectionName, Loading>();
  private generation = 0;
  /** The port is being left, or keeps nothing: what is at hand is all there is. */
  private isAll = false;

  constructor(
    /** Takes in that everything was replaced, which another tab has not told yet. */
    private readonly hearReplaced: () => Promise<void>,
  ) {}

  get isOpen(): boolean {
    return this.from !== undefined;
  }

  get port(): Persistence {
    if (!this.from) throw new Error('The workspace is not open yet.');
    return this.from;
  }

  /** Reads from a port from now on. */
  readFrom(port: Persistence): void {
    this.from = port;
    this.isAll = !port.kept;
    this.log = port.log();
    this.log.catch(() => undefined);
  }

  /** Goes on without the port, with all that can still be read there. */
  async switchOff(sample: Sample): Promise<void> {
    this.isAll = true;
    const port = this.from;
    if (!port) {
      this.readFrom(new SwitchedOff(sample));
      return;
    }
    const quarantined = await port.quarantine.all().catch(() => []);
    const { epoch, count, view } = await this.log.catch(() => writeLogOf(undefined));
    const moment = await port.moment().catch(() => sample.nextMoment());
    const auditEntries = await this.wholeLog().catch(() => undefined);
    await Promise.allSettled(collectionNames.map((collection) => this.table(collection)));
    const entries = auditEntries ?? this.tables.get('auditEntries')?.records;
    const contents = entries ? { auditEntries: entries } : {};
    const log = { epoch, count, recent: [], ...(view && { view }) };
    this.readFrom(new SwitchedOff(sample, { log, moment, contents, quarantined }));
    port.kept?.close();
  }

  close(): void {
    this.from?.kept?.close();
  }

  /** The table of a collection that is at hand already. */
  known(collection: CollectionName): RecordTable | undefined {
    return this.tables.get(collection);
  }

  /** The table of a collection, read first where it is not at hand; of the log, what is shown. */
  async table(collection: CollectionName): Promise<RecordTable> {
    const table = this.tables.get(collection);
    if (table) return table;
    const known = this.loading.get(collection);
    if (known) return known.table;
    const loading: Loading = { missed: [], table: this.load(collection, this.generation) };
    this.loading.set(collection, loading);
    return loading.table;
  }

  /** Reads from the table that is at hand, or a part from where it is kept; of the log again where a section has begun. */
  async either<T>(
    collection: CollectionName,
    ofTable: (table: RecordTable) => T | Promise<T>,
    ofParts: (reads: RecordReader) => Promise<T>,
  ): Promise<T> {
    const { generation } = this;
    const { kept } = this.port;
    const table = this.tables.get(collection);
    if (table) return ofTable(table);
    const isPart = kept && !(await this.viewOf(collection));
    if (!isPart) return ofTable(await this.table(collection));
    const found = await ofParts(kept.reads);
    if (!specOf(collection).isAppendOnly) return found;
    await this.hearReplaced();
    return generation === this.generation ? found : this.either(collection, ofTable, ofParts);
  }

  /** What is kept under a key, shown or not. */
  async get(collection: CollectionName, key: string): Promise<Stored<object> | undefined> {
    const { kept } = this.port;
    if (await this.viewOf(collection)) {
      if (kept) return kept.reads.get(collection, key);
      const { keyOf } = specOf(collection);
      const record = (await this.wholeLog()).find((entry) => keyOf(entry) === key);
      return record && { record, revision: 1 };
    }
    return this.either(
      collection,
      (table) => table.get(key),
      (parts) => parts.get(collection, key),
    );
  }

  /** All records of a collection, shown or not, in batches. */
  async *all(collection: CollectionName): AsyncGenerator<readonly object[]> {
    const isCut = (await this.viewOf(collection)) !== undefined;
    const known = isCut ? undefined : this.tables.get(collection);
    const isRead = isCut || this.port.kept !== undefined;
    const table = known ?? (isRead ? undefined : await this.table(collection));
    if (table) yield* batchesOf(table.records);
    else {
      for await (const batch of this.port.load(collection)) yield batch.map(({ record }) => record);
    }
  }

  /** Of what is only added to, what is shown, where that is not all. */
  async viewOf(collection: CollectionName): Promise<LogView | undefined> {
    return specOf(collection).isAppendOnly ? (await this.log).view : undefined;
  }

  /** Has what is at hand follow a write. */
  follow(written: readonly Written[]): void {
    applyWritten(written, (collection) => this.tables.get(collection));
    for (const [collection, { missed }] of this.loading) {
      for (const change of written) if (change.collection === collection) missed.push(change);
    }
  }

  /** Forgets what is at hand of a collection, unless it is all there is. */
  evict(collection: CollectionName): void {
    if (!this.isAll) this.tables.delete(collection);
  }

  /** Forgets what is at hand, something else being kept; not while the port is left, where it is all there is. */
  startAgain(): void {
    const { kept } = this.port;
    if (this.isAll && kept) return;
    kept?.forget();
    this.generation += 1;
    this.tables.clear();
    this.loading.clear();
  }

  private async wholeLog(): Promise<readonly object[]> {
    const entries: object[] = [];
    for await (const batch of this.all('auditEntries')) entries.push(...batch);
    return entries;
  }

  private async load(collection: CollectionName, generation: number): Promise<RecordTable> {
    try {
      const stored: Stored<object>[] = [];
      const view = await this.viewOf(collection);
      for await (const batch of this.port.load(collection))
        stored.push(...(view ? batch.filter(({ record }) => isShown(record, view)) : batch));
      const table = RecordTable.of(specOf(collection), stored);
      if (specOf(collection).isAppendOnly) await this.hearReplaced();
      if (generation !== this.generation) return await this.table(collection);
      applyWritten(this.loading.get(collection)?.missed ?? [], () => table);
      this.tables.set(collection, table);
      return table;
    } finally {
      if (generation === this.generation) this.loading.delete(collection);
    }
  }
}
