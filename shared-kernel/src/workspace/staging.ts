import type { CollectionName } from './collections';
import type { Change, WriteOutcome } from './source';
import type { Course } from './transfer/progress';

/** Records on their way in, which nobody sees until they take the place of everything in one step. */
export interface Staging {
  readonly add: (collection: CollectionName, records: readonly object[]) => Promise<void>;
  /** Has what was added, and the changes, take the place of everything. */
  readonly replace: (added: readonly Change[], course?: Course) => Promise<WriteOutcome>;
  /** Forgets what was added; nothing is changed. */
  readonly discard: () => Promise<void>;
}
