import { ownCompany, ownCompanyNames } from '../../domain/portal/own-company';
import type { CollectionName } from '../store/collections';
import { CommandError } from '../commands/command-error';
import { deepEqual } from '../commands/deep-equal';
import type { NextSection } from '../evidence/close-section';
import { linkChanges, linkClosing } from '../evidence/link-changes';
import type { Linked } from '../evidence/linked';
import { ownMoment } from '../store/sample-moment';
import { applyChanges } from '../store/apply-changes';
import {
  ReplacedError,
  type Change,
  type Staging,
  type Turn,
  type Written,
  type WriteOutcome,
} from '../store/source';
import { keepPacked } from './keep-packed';
import type { DatabaseWritesOptions, Held } from './database-writes-options';
import { resumeWrites } from './resume-writes';
import { toldOf, type Told } from './told';
import { tallyIn, writtenSince, type Place, type WriteLog } from '../store/write-log';
import { isBusy, whileLocked } from './writer-lock';

/** What a page writes into its database, in turn with the other tabs, and how it follows what they write. */
export class DatabaseWrites {
  /** Asked for before anything else is read, so that it is never later than what was read. */
  log: Promise<WriteLog>;

  constructor(private readonly to: DatabaseWritesOptions) {
    this.log = to.store.log();
    this.log.catch(() => undefined);
  }

  async inTurn<T>(work: (turn: Turn) => Promise<T>, epoch?: number): Promise<T> {
    const { store, journal } = this.to;
    const begun = epoch ?? (await this.log).epoch;
    return this.whileNobodyWrites(async (held) => {
      if (begun !== held.log.epoch) throw new ReplacedError();
      return work({
        write: async (changes) => {
          const linked = await this.link(changes, held);
          return journal.during(linked.changes, begun, () => this.write(linked, held));
        },
        replace: async (contents, added = [], moment = ownMoment) => {
          const at = contents ? moment : store.seeds.nextMoment();
          const sample = contents ? [] : await store.seeds.first('auditEntries', at);
          const linked = await this.close(added, held, { sample });
          return this.replaced(() => store.replace(contents, linked, held.log, at), held);
        },
        stage: () => this.stage(held),
      });
    });
  }

  /** Finishes the writes that pages of this browser were left with, unless another tab is writing. */
  async resume(): Promise<void> {
    const { store, journal, reads } = this.to;
    if (journal.left().length === 0) return;
    try {
      await this.whileNobodyWrites((held) => {
        const write = async (changes: readonly Change[]) =>
          this.write(await this.link(changes, held), held);
        return resumeWrites({
          store,
          journal,
          write,
          epoch: held.log.epoch,
          head: () => held.log.head,
          entries: () => reads.batches('auditEntries'),
          companies: async () =>
            ownCompanyNames((await reads.get('clients', ownCompany.id))?.record),
        });
      });
    } catch (error) {
      // Without what makes the log's lines it is left for the next page.
      if (!isBusy(error) && !(error instanceof CommandError)) throw error;
    }
  }

  /** Takes in what other tabs have written: as one has told it, where that is all. */
  async catchUp(told?: Told): Promise<WriteLog> {
    const known = await this.log;
    if (told?.from === known.count) {
      this.log = Promise.resolve(told.log);
      this.follow(told.written, true);
      return told.log;
    }
    const log = await this.to.store.log();
    this.log = Promise.resolve(log);
    const places = writtenSince(log, known);
    if (places) await this.reread(places);
    else {
      this.to.store.seeds.forget();
      this.startAnew();
    }
    return log;
  }

  /** Packs a collection that was long to read. */
  packSoon(collection: CollectionName): void {
    const packing = keepPacked({
      store: this.to.store,
      collection,
      table: () => this.to.reads.table(collection),
      whileNobodyWrites: (work) => this.whileNobodyWrites(work),
      keepTally: () => this.whileNobodyWrites((held) => this.keepTally(collection, held)),
      onBroken: () => this.startAnew(),
    });
    // It is only a copy, to be read sooner.
    packing.catch(() => undefined);
  }

  /** Forgets what is at hand, something else standing in the database. */
  startAnew(): void {
    this.to.reads.startAnew();
    this.to.tell({ kind: 'replaced' });
  }

  private whileNobodyWrites<T>(work: (held: Held) => Promise<T>): Promise<T> {
    return whileLocked(this.to.name, () =>
      this.to.store.writing.whileClosed(async () => work({ log: await this.catchUp() })),
    );
  }

  /** Gives entries their places in the log, after what everybody wrote before. */
  private link(changes: readonly Change[], { log }: Held): Promise<Linked> {
    return linkChanges(changes, log.head, () => this.to.reads.batches('auditEntries'));
  }

  /** The same, where they close a section of it. */
  private close(added: readonly Change[], { log: { head } }: Held, next: NextSection) {
    const { name, reads } = this.to;
    return linkClosing(added, next, { name, head, standing: () => reads.batches('auditEntries') });
  }

  private async write({ changes, head }: Linked, held: Held): Promise<WriteOutcome> {
    const before: Written[] = [];
    const settled = await applyChanges(changes, async ({ collection, key }) => {
      const stored = await this.to.reads.get(collection, key);
      before.push({ collection, key, stored });
      return stored;
    });
    if (!settled.ok) return settled;
    this.follow(settled.written, false);
    const from = held.log.count;
    try {
      held.log = await this.to.store.write(settled.written, before, held.log, head);
    } catch (error) {
      if (isBusy(error)) await this.reread(before);
      else this.follow(before, true);
      throw error;
    }
    this.log = Promise.resolve(held.log);
    this.follow(settled.written, true);
    this.to.channel.tell(toldOf({ from, log: held.log, written: settled.written }));
    return settled;
  }

  private async replaced(replace: () => Promise<WriteOutcome>, held: Held): Promise<WriteOutcome> {
    const outcome = await replace();
    if (!outcome.ok) return outcome;
    held.log = await this.catchUp();
    this.to.channel.tell();
    return outcome;
  }

  private async stage(held: Held): Promise<Staging> {
    const { store } = this.to;
    const staged = await store.stage();
    return {
      standAt: (moment) => staged.standAt(moment),
      goOnFrom: (view) => staged.goOnFrom(view),
      add: (collection, records) => staged.add(collection, records),
      replace: async (added, course = {}) => {
        const linked = await this.close(added, held, staged);
        const replace = () => store.replaceByStaged(staged, linked, held.log, course);
        return this.replaced(replace, held);
      },
      discard: () => staged.clear(),
    };
  }

  /** Keeps how many records there are where that is not known, or is not what was counted. */
  private async keepTally(collection: CollectionName, held: Held): Promise<void> {
    const tally = this.to.reads.peekTally(collection);
    if (!tally || deepEqual(tally, tallyIn(held.log, collection))) return;
    held.log = await this.to.store.keepTally(collection, tally, held.log);
    this.log = Promise.resolve(held.log);
  }

  private follow(written: readonly Written[], settled: boolean): void {
    this.to.reads.follow(written);
    this.to.tell({ kind: 'written', written, settled });
  }

  private async reread(places: readonly Place[]): Promise<void> {
    if (places.length > 0) this.follow(await this.to.reads.readAnew(places), true);
  }
}
