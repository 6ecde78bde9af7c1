import { CommandError } from './command-error';
import type { CollectionName } from '../database/collections';
import { deepEqual } from '../../domain/deep-equal';
import type { WriteConflict } from '../database/source';

interface Edit<T extends object> {
  readonly collection: CollectionName;
  readonly key: string;
  readonly from: T;
  readonly to: T;
  readonly current: T;
}

/**
 * Adds the user’s changes to the current values. If another user has set the same field to a different
 * value meanwhile, the edit is a conflict.
 */
export function applyFormEdits<T extends object>({
  collection,
  key,
  from,
  to,
  current,
}: Edit<T>): T {
  const changed = (Object.keys(to) as (keyof T & string)[]).filter(
    (field) => !deepEqual(from[field], to[field]),
  );
  const fields: WriteConflict['fields'] = changed
    .filter(
      (field) => !deepEqual(current[field], from[field]) && !deepEqual(current[field], to[field]),
    )
    .map((field) => ({ field, ours: to[field], theirs: current[field] }));
  if (fields.length > 0) {
    throw new CommandError('conflict', 'Someone else changed these fields.', {
      conflicts: [{ collection, key, kind: 'fields', fields }],
    });
  }
  const edited = Object.fromEntries(changed.map((field) => [field, to[field]])) as Partial<T>;
  return { ...current, ...edited };
}

/** Returns the fields of a record that a form edits. */
export function pickFormFields<T extends object, K extends keyof T>(
  record: T,
  fields: readonly K[],
): Pick<T, K> {
  return Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<T, K>;
}
