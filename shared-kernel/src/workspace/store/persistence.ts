import type { Quarantine } from '../browser/quarantine';
import type { RecordReader } from '../browser/record-reader';
import type { LogView } from '../evidence/log-view';
import type { Course } from '../transfer/course';
import type { CollectionName } from './collections';
import type { KeptLog, Stored } from './source';
import type { MemoryReason } from './status';
import type { Commit, WriteLog } from './write-log';

/** Records by collection; the sample gives the collections that are left out. */
export type Contents = { readonly [C in CollectionName]?: readonly object[] };

/** Records on their way in, which take the place of everything in one step. */
export interface Staged {
  /** The moment (ISO) of the sample among them. */
  moment: string;
  /** What is shown of the log before the section that they begin. */
  goesOnFrom: LogView | undefined;
  add(collection: CollectionName, records: readonly object[]): Promise<void>;
  moveIn(commit: Commit, course: Course): Promise<void>;
  clear(): Promise<void>;
}

/** What a port has that is not switched off. Without it, all that was read stays at hand. */
export interface Kept {
  readonly reads: RecordReader;
  readonly quarantine: Quarantine;
  /** Whether something small can still be written. */
  hasRoom(): Promise<boolean>;
  /** Tells the other tabs of a write. */
  tell(): void;
  /** Forgets what is known of the database: it may no longer be so. */
  forget(): void;
  close(): void;
}

/** Where a workspace is kept. */
export interface Persistence {
  readonly kept?: Kept;
  /** The name that the audit log is kept under; none in memory. */
  readonly name?: string;
  readonly quarantine: Pick<Quarantine, 'all' | 'count'>;
  log(): Promise<WriteLog>;
  /** All records of a collection in batches, the first ones seeded. */
  load(collection: CollectionName): AsyncIterable<readonly Stored<object>[]>;
  /** Keeps a write. */
  commit(commit: Commit): Promise<void>;
  /** Replaces everything but the audit log, which goes on. */
  replace(commit: Commit, contents: Contents, moment: string): Promise<void>;
  stage(): Promise<Staged>;
  /** Does work while no other tab writes. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** The moment (ISO) of the sample that is kept. */
  moment(): Promise<string>;
  readLog(): Promise<Omit<KeptLog, 'name'>>;
}

/** What a port tells the store that has opened it. */
export interface PortEvents {
  /** A newer version wants the database, or it is being deleted. */
  readonly onWanted: (reason: MemoryReason) => void;
  /** Another tab may have written. */
  readonly onWritten: () => void;
  /** Records were set aside. */
  readonly onBroken: (count: number) => void;
}
