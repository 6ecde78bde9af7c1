import { specOf } from '../store/collections';
import type { AuditEntry } from '../../domain/audit';
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
export const isLogged = (
  change: Change,
): change is Change & { readonly base: undefined; readonly next: AuditEntry } =>
  specOf(change.collection).isAppendOnly && change.base === undefined && change.next !== undefined;
