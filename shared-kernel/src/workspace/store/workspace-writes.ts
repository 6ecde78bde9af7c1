import { isBusy } from '../browser/tabs';
import { linkChanges } from '../evidence/bring-evidence';
import { type Linked, applyChanges } from './apply-changes';
import type { AtHand } from './at-hand';
import type { Persistence } from './persistence';
import { replaceAll, replacingBy, type Held, type Replace, type Replacing } from './replace-all';
import type { Sample } from './seed-data';
import type { Change, SourceEvent, Turn, Written, WriteOutcome } from './source';
import { ReplacedError } from './source-errors';
import { withWrite, writtenSince, type Place, type WriteLog } from './write-log';

/** What a page writes into its workspace, in turn with the other tabs, and how it follows what they write. */
export class WorkspaceWrites {
  constructor(
    private readonly at: AtHand,
    private readonly sample: Sample,
    private readonly tell: (event: SourceEvent) => void,
    /** Everything was replaced, by this page if it is its own; or so much was written that it seems so. */
    private readonly onReplaced: (isOwn: boolean) => Promise<void>,
  ) {}

  async inTurn<T>(work: (turn: Turn) => Promise<T>, epoch?: number): Promise<T> {
    const begun = epoch ?? (await this.at.log).epoch;
    return this.alone(async (held) => {
      if (begun !== held.log.epoch) throw new ReplacedError();
      return work(this.turn(held));
    });
  }

  /** Takes in what other tabs have written. */
  async catchUp(): Promise<WriteLog> {
    const { port } = this.at;
    const known = await this.at.log;
    if (!port.kept) return known;
    const log = await port.log();
    this.at.log = Promise.resolve(log);
    const places = writtenSince(log, known);
    if (places) await this.reread(places, port);
    else await this.startAgain();
    return log;
  }

  private turn(held: Held): Turn {
    const { port } = held;
    const replace: Replace = (added, by) => this.replace(added, held, by);
    return {
      write: async (changes) => this.write(await this.link(changes, held), held),
      ...replacingBy(port, this.sample, replace),
    };
  }

  private alone<T>(work: (held: Held) => Promise<T>): Promise<T> {
    const { port } = this.at;
    return port.alone(async () => work({ port, log: await this.catchUp() }));
  }

  private startAgain(isOwn = false): Promise<void> {
    this.at.startAgain();
    this.tell({ kind: 'replaced' });
    return this.onReplaced(isOwn);
  }

  /** Gives entries their places in the log, after what all tabs wrote before. */
  private link(changes: readonly Change[], { log }: Held): Promise<Linked> {
    return linkChanges(changes, log.head, () => this.at.all('auditEntries'));
  }

  private async write({ changes, head }: Linked, held: Held): Promise<WriteOutcome> {
    const { port, log: from } = held;
    const outcome = await applyChanges(changes, ({ collection, key }) =>
      this.at.get(collection, key),
    );
    if (!outcome.ok) return outcome;
    const { written } = outcome;
    if (written.length > 0) {
      const to = withWrite(from, written, head);
      try {
        await port.commit({ written, from, to });
      } catch (error) {
        if (isBusy(error)) await this.reread(changes, port);
        throw error;
      }
      this.goOn(held, to);
    }
    this.follow(written);
    port.kept?.tell();
    return outcome;
  }

  private async replace(
    added: readonly Change[],
    held: Held,
    by: Replacing,
  ): Promise<WriteOutcome> {
    const { outcome, to } = await replaceAll(this.at, held, added, by);
    if (!to) return outcome;
    this.goOn(held, to);
    await this.startAgain(true);
    held.port.kept?.tell();
    return outcome;
  }

  /** Goes on from a log, unless the page has left the port meanwhile. */
  private goOn(held: Held, log: WriteLog): void {
    held.log = log;
    if (held.port === this.at.port) this.at.log = Promise.resolve(log);
  }

  private follow(written: readonly Written[]): void {
    this.at.follow(written);
    this.tell({ kind: 'written', written });
  }

  /** Has what is at hand follow what is kept in these places. */
  private async reread(places: readonly Place[], { kept }: Persistence): Promise<void> {
    if (places.length === 0 || !kept) return;
    const written = places.map(async ({ collection, key }): Promise<Written> => {
      return { collection, key, stored: await kept.reads.get(collection, key) };
    });
    this.follow(await Promise.all(written));
  }
}
