import { specOf, type CollectionName, type IndexName } from '../store/collections';
import { createListeners } from '../store/listeners';
import type {
  IndexQuery,
  KeptLog,
  LogState,
  SourceEvent,
  Turn,
  WorkspaceSource,
} from '../store/source';
import { tallied } from '../long-lists/tallied';
import type { Tally } from '../long-lists/tally';
import { DatabaseReads, maxReadAtOnce } from './database-reads';
import { DatabaseWrites } from './database-writes';
import type { RecordStore } from './record-store';
import type { TabChannel } from './tab-channel';
import type { Told } from './told';
import type { WriteJournal } from './write-journal';
import { tallyIn } from '../store/write-log';

/** A workspace in the database, in step with this tab's writes and the other tabs'. */
export class DatabaseSource implements Omit<WorkspaceSource, 'status' | 'subscribe'> {
  readonly listeners = createListeners<SourceEvent>();
  private readonly reads: DatabaseReads;
  private readonly writes: DatabaseWrites;

  constructor(
    private readonly name: string,
    readonly store: RecordStore,
    private readonly channel: TabChannel,
    private readonly journal: WriteJournal,
  ) {
    const reads = new DatabaseReads(
      store.records,
      (collection) => this.writes.packSoon(collection),
      async () => (await this.writes.log).view,
    );
    this.reads = reads;
    const tell = this.listeners.emit;
    this.writes = new DatabaseWrites({ name, store, reads, channel, journal, tell });
  }

  list<C extends CollectionName>(collection: C) {
    return this.reads.list(collection);
  }

  batches(collection: CollectionName) {
    return this.reads.batches(collection);
  }

  peek<C extends CollectionName>(collection: C) {
    return this.reads.peek(collection);
  }

  get<C extends CollectionName>(collection: C, key: string) {
    return this.reads.get(collection, key);
  }

  keys(collection: CollectionName) {
    return this.reads.keys(collection);
  }

  find<C extends CollectionName>(collection: C, index: IndexName<C>, query?: IndexQuery) {
    return this.reads.find(collection, index, query);
  }

  async count(collection: CollectionName, index?: string, query: IndexQuery = {}) {
    const tally = await this.tally(collection);
    const counted = tally && tallied(tally, specOf(collection), index, query);
    return counted ?? this.reads.count(collection, index, query);
  }

  async isLong(collection: CollectionName) {
    if (this.peek(collection)) return false;
    const tally = await this.tally(collection);
    return tally ? tally.total > maxReadAtOnce : this.reads.isLong(collection);
  }

  async tally(collection: CollectionName): Promise<Tally | undefined> {
    return this.peekTally(collection) ?? tallyIn(await this.writes.log, collection);
  }

  peekTally(collection: CollectionName) {
    return this.reads.peekTally(collection);
  }

  async epoch(): Promise<number> {
    return (await this.writes.log).epoch;
  }

  sampleMoment(): Promise<string> {
    return this.store.seeds.moment();
  }

  inTurn<T>(work: (turn: Turn) => Promise<T>, epoch?: number): Promise<T> {
    return this.writes.inTurn(work, epoch);
  }

  /** Finishes the writes that pages of this browser were left with, unless another tab is writing. */
  resume(): Promise<void> {
    return this.writes.resume();
  }

  /** Takes in what other tabs have written. */
  async catchUp(told?: Told): Promise<void> {
    await this.writes.catchUp(told);
  }

  /** Forgets what is at hand, something else standing in the database. */
  startAnew(): void {
    this.writes.startAnew();
  }

  /** Whether something small can still be written. */
  hasRoom(): Promise<boolean> {
    return this.store.hasRoom();
  }

  evict(collection: CollectionName): void {
    this.reads.evict(collection);
  }

  async logState(): Promise<LogState> {
    const { head, view } = await this.writes.log;
    return { name: this.name, head, view };
  }

  async readLog(): Promise<KeptLog> {
    return { name: this.name, ...(await this.store.records.readLog()) };
  }

  quarantined() {
    return this.store.quarantine.all();
  }

  close(): void {
    this.journal.close();
    this.channel.close();
    this.store.close();
  }
}
