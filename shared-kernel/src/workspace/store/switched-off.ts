import { batchesOf } from '../long-lists/time-slices';
import { byCollection } from './apply-changes';
import { specOf, type CollectionName } from './collections';
import type { Contents, Persistence } from './persistence';
import type { Sample } from './seed-data';
import type { KeptLog, Quarantined, Stored, Written } from './source';
import { writeLogOf, type Commit, type WriteLog } from './write-log';

interface Standing {
  readonly log: WriteLog;
  readonly moment: string;
  /** What collections begin with that do not begin with the sample. */
  readonly contents: Contents;
  readonly quarantined: Quarantined[];
}

/** Records once they are written over. */
function after(
  records: readonly object[],
  collection: CollectionName,
  written: readonly Written[],
) {
  const { keyOf } = specOf(collection);
  const standing = new Map(records.map((record) => [keyOf(record), record]));
  for (const { key, stored } of written) {
    if (stored) standing.set(key, stored.record);
    else standing.delete(key);
  }
  return [...standing.values()];
}

/**
 * A port that is switched off: a workspace over it lives as long as the page. It has what collections begin
 * with, and of what is written it keeps the audit log alone, which the page does not have at hand as a whole.
 */
export class SwitchedOff implements Persistence {
  readonly quarantine = {
    all: () => Promise.resolve(this.standing.quarantined),
    count: () => Promise.resolve(this.standing.quarantined.length),
  };
  private standing: Standing;
  private entries: Promise<object[]> | undefined;

  constructor(
    private readonly sample: Sample,
    standing?: Standing,
  ) {
    const [log, moment] = [writeLogOf(undefined), sample.nextMoment()];
    this.standing = standing ?? { log, moment, contents: {}, quarantined: [] };
  }

  async *load(collection: CollectionName): AsyncGenerator<readonly Stored<object>[]> {
    const isLog = collection === 'auditEntries';
    const records = isLog ? await this.wholeLog() : await this.first(collection);
    for (const batch of batchesOf(records)) yield batch.map((record) => ({ record, revision: 1 }));
  }

  log(): Promise<WriteLog> {
    return Promise.resolve(this.standing.log);
  }

  async commit({ written, to }: Commit): Promise<void> {
    const lines = written.flatMap(({ collection, stored }) =>
      collection === 'auditEntries' && stored ? [stored.record] : [],
    );
    if (lines.length > 0) (await this.wholeLog()).push(...lines);
    this.standing = { ...this.standing, log: to };
  }

  async replace({ written, to }: Commit, contents: Contents, moment: string): Promise<void> {
    const next: { [C in CollectionName]?: readonly object[] } = { ...contents };
    next.auditEntries = await this.wholeLog();
    for (const [collection, changes] of byCollection(written))
      next[collection] = after(next[collection] ?? [], collection, changes);
    this.standing = { log: to, moment, contents: next, quarantined: [] };
    this.entries = undefined;
  }

  alone<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  moment(): Promise<string> {
    return Promise.resolve(this.standing.moment);
  }

  async readLog(): Promise<Omit<KeptLog, 'name'>> {
    const { head } = this.standing.log;
    return { head, entries: (await this.wholeLog()) as KeptLog['entries'] };
  }

  private async first(collection: CollectionName): Promise<readonly object[]> {
    const { contents, moment } = this.standing;
    return contents[collection] ?? this.sample.first(collection, moment);
  }

  private wholeLog(): Promise<object[]> {
    this.entries ??= this.first('auditEntries').then(
      (entries) => [...entries],
      (error: unknown) => {
        this.entries = undefined;
        throw error;
      },
    );
    return this.entries;
  }
}
