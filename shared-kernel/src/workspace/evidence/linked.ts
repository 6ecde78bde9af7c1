import { specOf } from '../store/collections';
import type { Change } from '../store/source';
import type { LogHead } from './log-head';
import type { LogView } from './log-view';

/** Changes whose entries have their places in the log. */
export interface Linked {
  readonly changes: readonly Change[];
  readonly head: LogHead | undefined;
  /** What is shown of the log from here on, where they close a section of it. */
  readonly view?: LogView;
}

/** Whether a change adds an entry to the log. */
export const isLogged = ({ collection, base, next }: Change): boolean =>
  specOf(collection).isAppendOnly && base === undefined && next !== undefined;
