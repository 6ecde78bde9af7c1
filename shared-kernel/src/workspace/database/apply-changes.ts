import type { LogHead } from '../../domain/audit/log-head';
import type { AuditEntry } from '../../domain/audit';
import { getCollectionSpec } from './collections';
import { deepEqual } from '../../domain/deep-equal';
import type { RecordChange } from './storage';
import type { Change, StoredVersion, WriteConflict, WriteOutcome } from './source';
import { WriteRefusedError } from './source-errors';

type Applied =
  | { readonly ok: true; readonly stored: StoredVersion<object> | undefined }
  | { readonly ok: false; readonly conflict: WriteConflict };

function applyChange(change: Change, current: StoredVersion<object> | undefined): Applied {
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
  const { refuseStaleChange, mergeStaleChange } = getCollectionSpec(collection);
  const reason = refuseStaleChange?.(base.record, next, current.record);
  if (reason !== undefined) return conflict('refused', reason);
  const record = next && mergeStaleChange?.(base.record, next, current.record);
  return record ? { ok: true, stored: { record, revision } } : conflict('fields');
}

function refuseRewriting(changes: readonly Change[]): void {
  const isRewriting = changes.some(
    ({ collection, base, next }) =>
      getCollectionSpec(collection).isAppendOnly && (base !== undefined || next === undefined),
  );
  if (isRewriting)
    throw new WriteRefusedError('Entries of the audit log cannot be changed. Nothing was changed.');
}

export async function applyChanges(
  changes: readonly Change[],
  readCurrent: (change: Change) => Promise<StoredVersion<object> | undefined>,
): Promise<WriteOutcome<RecordChange>> {
  refuseRewriting(changes);
  const written: RecordChange[] = [];
  const conflicts: WriteConflict[] = [];
  const current = await Promise.all(changes.map(readCurrent));
  for (const [at, change] of changes.entries()) {
    const { collection, key } = change;
    const applied = applyChange(change, current[at]);
    const expectedRevision = current[at]?.revision ?? 0;
    if (applied.ok) written.push({ collection, key, stored: applied.stored, expectedRevision });
    else conflicts.push(applied.conflict);
  }
  return conflicts.length > 0 ? { ok: false, conflicts } : { ok: true, written };
}

/** The changes, with a log position in each audit entry, and the new head of the log. */
export interface LinkedChanges {
  readonly changes: readonly Change[];
  readonly head: LogHead | undefined;
}

/** Adds log positions and digests to the audit entries in the changes. */
export type ChangeLinker = (
  changes: readonly Change[],
  head: LogHead | undefined,
  readLog: () => Promise<readonly AuditEntry[]>,
) => Promise<LinkedChanges>;

export const isAuditEntryChange = (
  change: Change,
): change is Change & { readonly base: undefined; readonly next: AuditEntry } =>
  getCollectionSpec(change.collection).isAppendOnly &&
  change.base === undefined &&
  change.next !== undefined;
