import type { CollectionName } from '../store/collections';
import { ReplacedError, type StorageError } from '../store/source';
import { untilIdle } from '../long-lists/time-slices';
import { createTurns } from '../store/turns';
import type { Connection } from './connection';
import { firstCopies } from './first-copies';
import type { Gate } from './gate';
import type { Packs } from './packs';
import type { SeedPace } from './seed-pace';
import { keepNext, type SeedStep } from './seed-step';
import type { WriteLog } from './write-log';

export interface SeedNotices {
  /** Another tab was first to seed, and may have written since. */
  readonly onForestalled: () => void;
  /** What was given as being seeded could not be kept. */
  readonly onLost: (error: StorageError) => void;
}

export interface SeedsOptions {
  readonly connection: Connection;
  readonly seed: (collection: CollectionName, at: string) => Promise<Iterable<object>>;
  /** The clock that the sample is moved by; without one it stays at its own moment. */
  readonly now?: (() => Date) | undefined;
  readonly notices: SeedNotices;
  readonly packs: Packs;
  readonly pace: SeedPace;
}

/** First records are packed at the latest after so many milliseconds: what was shown is to be kept. */
const maxPatience = 500;

/** Puts first records into the database: few in one step, many packed and then step by step. */
export class SeedKeeping {
  /** One long list after the other, so that the first to be asked for is the first to be there. */
  private readonly inTurn = createTurns();
  /** All that is to be packed is, before the steps of any go on. */
  private readonly packing = createTurns();

  constructor(
    private readonly options: SeedsOptions,
    /** Closed while somebody does what a person waits for. */
    private readonly gate: Gate,
  ) {}

  /** Packs what is shown, so that all of it is kept soon; where it cannot be packed it is kept step by step alone. */
  async pack(
    collection: CollectionName,
    records: readonly object[],
    isForgotten: () => boolean,
    log: WriteLog,
  ): Promise<void> {
    await untilIdle(maxPatience);
    const whenFree = async () => {
      await this.gate.open();
      if (isForgotten()) throw new ReplacedError();
    };
    const packing = this.packing(async () => {
      const along = await firstCopies(collection, records, log);
      await this.options.packs.keepFirst(collection, records, { log, whenFree, along });
    });
    await packing.catch(() => undefined);
  }

  /** Keeps many in steps, once they are packed. */
  async keepLong(
    collection: CollectionName,
    records: readonly object[],
    isForgotten: () => boolean,
    packed: Promise<void>,
  ): Promise<SeedStep> {
    await packed;
    return this.inTurn(() => this.keepAll(collection, records, isForgotten));
  }

  /** In steps, between two of which whatever else is to be read or written has its turn. */
  private async keepAll(
    collection: CollectionName,
    records: readonly object[],
    isForgotten: () => boolean,
  ): Promise<SeedStep> {
    let step: SeedStep = 0;
    while (typeof step === 'number') {
      await this.options.pace.before(step);
      await this.packing(() => Promise.resolve());
      await this.gate.open();
      if (isForgotten()) return 'overtaken';
      step = await this.keep(collection, records, step);
    }
    return step;
  }

  async keep(
    collection: CollectionName,
    records: readonly object[],
    done: number,
  ): Promise<SeedStep> {
    const { connection, pace, notices } = this.options;
    const { most } = pace;
    const step = await keepNext({ connection, collection, records, done, most });
    // Later, this page has seen that both began with the same.
    if (step === 'forestalled' && done === 0) notices.onForestalled();
    return step;
  }
}
