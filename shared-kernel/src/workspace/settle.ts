import { checkedRecord } from './checked-record';
import { specOf } from './collections';
import { deepEqual } from './deep-equal';
import { reconcile } from './reconcile';
import type { Change, Stored, WriteConflict } from './source';

export type Settled =
  | { readonly ok: true; readonly stored: Stored<object> | undefined }
  | { readonly ok: false; readonly conflict: WriteConflict };

/** What a write leaves of a record that stands as `current`, or why it cannot be made. */
export function settle(change: Change, current: Stored<object> | undefined): Settled {
  const { collection, key, base, next } = change;
  const spec = specOf(collection);
  const conflict = (
    kind: WriteConflict['kind'],
    fields: WriteConflict['fields'] = [],
  ): Settled => ({ ok: false, conflict: { collection, key, kind, fields } });

  if (!base) {
    if (current) return conflict('taken');
    return { ok: true, stored: next && { record: next, revision: 1 } };
  }
  if (!current) return next ? conflict('removed') : { ok: true, stored: undefined };
  const revision = current.revision + 1;
  if (current.revision === base.revision || deepEqual(current.record, base.record)) {
    return { ok: true, stored: next && { record: next, revision } };
  }
  const whole = { field: '', ours: next, theirs: current.record, isAddition: false };
  if (!next) return conflict('fields', [whole]);
  const merged = reconcile(base.record, next, current.record, spec);
  if (!merged.ok) {
    const onlyAdditions = merged.fields.every(({ isAddition }) => isAddition);
    return conflict(onlyAdditions ? 'taken' : 'fields', merged.fields);
  }
  const checked = checkedRecord(collection, merged.record);
  if (!checked.ok) return conflict('fields', [whole]);
  return { ok: true, stored: { record: checked.record, revision } };
}
