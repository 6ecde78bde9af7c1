import type { Change, WriteConflict } from './source';

/** Why changes to a workspace that was replaced meanwhile are not written. */
export const replacedConflicts = (changes: readonly Change[]): WriteConflict[] =>
  changes.map(({ collection, key }) => ({ collection, key, kind: 'replaced', fields: [] }));

/** Whether a write was refused because everything was replaced. */
export const isReplaced = (conflicts: readonly WriteConflict[]): boolean =>
  conflicts.some(({ kind }) => kind === 'replaced');
