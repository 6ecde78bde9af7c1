import type { LogHead } from './log-head';
import type { AuditEntry } from '../../domain/audit';
import { specOf, type CollectionName, type RecordOf } from './collections';
import { deepEqual } from './deep-equal';
import type { RecordChange, RecordKey } from './storage';
import type { Change, Stored, WriteConflict } from './source';
import { RefusedError } from './source-errors';

type Applied =
  | { readonly ok: true; readonly stored: Stored<object> | undefined }
  | { readonly ok: false; readonly conflict: WriteConflict };

function applyChange(change: Change, current: Stored<object> | undefined): Applied {
  const { collection, key, base, next } = change;
  const conflict = (kind: WriteConflict['kind'], reason?: string): Applied => ({
    ok: false,
    conflict: { collection, key, kind, fields: [], ...(reason !== undefined && { reason }) },
  });

  if (!base) {
    if (current) return conflict('taken');
    return { ok: true, stored: next && { record: next, revision: 1 } };
  }
  if (!current) return next ? conflict('removed') : { ok: true, stored: undefined };
  const revision = current.revision + 1;
  if (current.revision === base.revision || deepEqual(current.record, base.record)) {
    return { ok: true, stored: next && { record: next, revision } };
  }
  const { refuseStaleChange, mergeStaleChange } = specOf(collection);
  const reason = refuseStaleChange?.(base.record, next, current.record);
  if (reason !== undefined) return conflict('refused', reason);
  const record = next && mergeStaleChange?.(base.record, next, current.record);
  return record ? { ok: true, stored: { record, revision } } : conflict('fields');
}

function refuseRewriting(changes: readonly Change[]): void {
  const isRewriting = changes.some(
    ({ collection, base, next }) =>
      specOf(collection).isAppendOnly && (base !== undefined || next === undefined),
  );
  if (isRewriting)
    throw new RefusedError('Entries of the audit log cannot be changed. Nothing was changed.');
}

export type AppliedChanges =
  | { readonly ok: true; readonly written: readonly RecordChange[] }
  | { readonly ok: false; readonly conflicts: readonly WriteConflict[] };

export async function applyChanges(
  changes: readonly Change[],
  standing: (change: Change) => Promise<Stored<object> | undefined>,
): Promise<AppliedChanges> {
  refuseRewriting(changes);
  const written: RecordChange[] = [];
  const conflicts: WriteConflict[] = [];
  const current = await Promise.all(changes.map(standing));
  for (const [at, change] of changes.entries()) {
    const { collection, key } = change;
    const applied = applyChange(change, current[at]);
    const expectedRevision = current[at]?.revision ?? 0;
    if (applied.ok) written.push({ collection, key, stored: applied.stored, expectedRevision });
    else conflicts.push(applied.conflict);
  }
  return conflicts.length > 0 ? { ok: false, conflicts } : { ok: true, written };
}

export function byCollection<T extends RecordKey>(written: readonly T[]): Map<CollectionName, T[]> {
  const grouped = new Map<CollectionName, T[]>();
  for (const change of written) {
    const group = grouped.get(change.collection);
    if (group) group.push(change);
    else grouped.set(change.collection, [change]);
  }
  return grouped;
}

export type ChangeOf<C extends CollectionName> = Change & {
  readonly collection: C;
  readonly base: Stored<RecordOf<C>> | undefined;
  readonly next: RecordOf<C> | undefined;
};

export const isChangeOf = <C extends CollectionName>(
  change: Change,
  collection: C,
): change is ChangeOf<C> => change.collection === collection;

/** Changes whose audit entries already have their positions in the log. */
export interface LinkedChanges {
  readonly changes: readonly Change[];
  readonly head: LogHead | undefined;
}

/** Assigns log positions to the audit entries among the changes. */
export type LinkChanges = (
  changes: readonly Change[],
  head: LogHead | undefined,
  readLog: () => Promise<readonly AuditEntry[]>,
) => Promise<LinkedChanges>;

export const isLogged = (
  change: Change,
): change is Change & { readonly base: undefined; readonly next: AuditEntry } =>
  specOf(change.collection).isAppendOnly && change.base === undefined && change.next !== undefined;
