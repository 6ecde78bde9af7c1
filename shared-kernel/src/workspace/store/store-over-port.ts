import { memoryReason, storageError } from '../browser/connection';
import { isBusy } from '../browser/tabs';
import { askBeforeLoss, askWhile } from '../browser/unkept';
import { AtHand } from './at-hand';
import type { CollectionName } from './collections';
import type { Persistence, PortEvents } from './persistence';
import type { Sample } from './seed-data';
import type { SourceEvent, Turn } from './source';
import { StorageError } from './source-errors';
import type { MemoryReason, WorkspaceStatus } from './status';
import { SwitchedOff } from './switched-off';
import { WorkspaceWrites } from './workspace-writes';

export interface WorkspaceStoreOptions {
  readonly sample: Sample;
  readonly status: WorkspaceStatus;
  /** Opens where the workspace is kept. Without it the port is switched off. */
  readonly open?: (events: PortEvents) => Promise<Persistence>;
}

/** What a workspace is over: its port, how that is opened, and how it is switched off. */
export abstract class StoreOverPort {
  protected readonly at: AtHand;
  private readonly listeners = new Set<(event: SourceEvent) => void>();
  private lastTurn: Promise<unknown> = Promise.resolve();
  private readonly sample: Sample;
  private readonly writes: WorkspaceWrites;
  private readonly opening: Promise<void>;
  private standing: WorkspaceStatus;
  private leaving: Promise<void> | undefined;
  private isClosed = false;
  private stopAsking: () => void = () => undefined;

  constructor({ sample, status, open }: WorkspaceStoreOptions) {
    this.sample = sample;
    this.standing = status;
    this.at = new AtHand(() => this.hearReplaced());
    this.writes = new WorkspaceWrites(this.at, sample, this.emit, async () => {
      await this.countAside().catch(() => undefined);
    });
    if (!open) this.at.readFrom(new SwitchedOff(sample));
    this.opening = open ? this.open(open) : Promise.resolve();
  }

  readonly status = () => this.standing;

  readonly subscribe = (listener: (event: SourceEvent) => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Where storage fails, the write is lost and refused; the next goes to memory if no other can be kept. */
  readonly inTurn = <T>(work: (turn: Turn) => Promise<T>, epoch?: number): Promise<T> =>
    this.takeTurn(async () => {
      await this.opened();
      const { kept } = this.at.port;
      try {
        const writing = this.writes.inTurn(work, epoch);
        return await (kept ? askWhile(writing) : writing);
      } catch (error) {
        if (!(error instanceof StorageError) || isBusy(error) || !kept) throw error;
        if (!(await kept.hasRoom())) await this.switchOff(memoryReason(error));
        throw await this.withReason(error);
      }
    });

  readonly close = (): void => {
    this.isClosed = true;
    this.stopAsking();
    this.at.close();
  };

  /** Reads; where storage fails, from what memory still has. */
  protected async read<T>(work: (at: AtHand) => Promise<T>): Promise<T> {
    await this.opened();
    try {
      return await work(this.at);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      await this.switchOff(memoryReason(error));
      return work(this.at);
    }
  }

  /** Reads in batches; where storage fails half-way, the caller begins again with what memory still has. */
  protected async *readBatches(collection: CollectionName): AsyncGenerator<readonly object[]> {
    await this.opened();
    try {
      yield* this.at.all(collection);
    } catch (error) {
      if (error instanceof StorageError) await this.switchOff(memoryReason(error));
      throw error;
    }
  }

  /** A listener that throws does not keep the others from hearing. */
  private readonly emit = (event: SourceEvent): void => {
    for (const listener of [...this.listeners]) {
      try {
        listener(event);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  };

  /** Work begins once what came before it has ended, however that ended. */
  private takeTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.lastTurn.then(work);
    this.lastTurn = turn.catch(() => undefined);
    return turn;
  }

  private async opened(): Promise<void> {
    await (this.leaving ?? this.opening);
  }

  private async open(open: (events: PortEvents) => Promise<Persistence>): Promise<void> {
    try {
      const port = await open({
        onWanted: (reason) => void this.switchOff(reason),
        onWritten: () => this.catchUp(),
        onBroken: (count) => this.setStatus({ quarantined: this.standing.quarantined + count }),
      });
      // While it was opened, a newer version has asked for it.
      if (this.leaving) port.kept?.close();
      else this.at.readFrom(port);
      await this.countAside();
    } catch (error) {
      return this.switchOff(memoryReason(error));
    }
    if (this.isClosed) this.at.close();
    return this.leaving;
  }

  /** Takes in what other tabs wrote, which opens a database again that the browser has closed. */
  private catchUp(): void {
    const catchingUp = this.takeTurn(async () => {
      if (!this.isClosed && this.at.isOpen) await this.writes.catchUp();
    });
    catchingUp.catch((error: unknown) => this.switchOff(memoryReason(error)));
  }

  /** Takes in that something has taken the place of everything, which no tab has told yet. */
  private async hearReplaced(): Promise<void> {
    const { port } = this.at;
    if (!port.kept) return;
    const { epoch } = await port.log();
    if (epoch !== (await this.at.log).epoch) await this.writes.catchUp();
  }

  private switchOff(reason: MemoryReason): Promise<void> {
    this.leaving ??= this.leave(reason);
    return this.leaving;
  }

  private async leave(reason: MemoryReason): Promise<void> {
    await this.at.switchOff(this.sample);
    if (!this.isClosed) this.stopAsking = askBeforeLoss(this.subscribe);
    this.setStatus({ durability: 'memory', reason, isAlone: false });
  }

  private setStatus(changes: Partial<WorkspaceStatus>): void {
    this.standing = { ...this.standing, ...changes };
    this.emit({ kind: 'status' });
  }

  private async countAside(): Promise<void> {
    const quarantined = await this.at.port.quarantine.count();
    if (quarantined !== this.standing.quarantined) this.setStatus({ quarantined });
  }

  /** What failed because the port was being left says why it was left. */
  private async withReason(error: StorageError): Promise<StorageError> {
    if (!this.leaving || error.reason !== 'failed') return error;
    await this.leaving;
    const { reason } = this.standing;
    return reason === 'full' || reason === 'blocked' ? storageError(reason, error) : error;
  }
}
