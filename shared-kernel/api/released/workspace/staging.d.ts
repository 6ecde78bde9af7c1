import type { CollectionName } from './collections';
import type { Change, WriteOutcome } from './source';
import type { Course } from './transfer/progress';
export interface Staging {
    readonly add: (collection: CollectionName, records: readonly object[]) => Promise<void>;
    readonly replace: (added: readonly Change[], course?: Course) => Promise<WriteOutcome>;
    readonly discard: () => Promise<void>;
}
