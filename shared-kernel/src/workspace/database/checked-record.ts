import * as v from 'valibot';
import { cutText } from '../../format';
import { specOf, type CollectionName } from './collections';
import { isPlain } from './deep-equal';
import { issueSentence } from './issue-sentence';

/** Why a field of an input or a record is invalid. */
export interface CommandIssue {
  /** The dotted path of the field. */
  readonly field: string;
  readonly message: string;
}

/** Every complaint of a schema, with the dotted path of the field it is about. */
export function issuesOf(issues: readonly v.BaseIssue<unknown>[]): CommandIssue[] {
  return issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: cutText(issue.message),
  }));
}

/** The issues as sentences. */
export const reasonsOf = (issues: readonly CommandIssue[]): string[] =>
  issues.map(({ field, message }) => `${field}: ${message}`);

export type CheckedRecord =
  | { readonly ok: true; readonly record: object }
  | { readonly ok: false; readonly issues: readonly CommandIssue[] };

/** Adds to the output of a schema the fields of its input, at any depth, that the schema left out. */
function keepUnknownFields(given: unknown, made: unknown): void {
  if (given === made) return;
  if (Array.isArray(given) && Array.isArray(made)) {
    made.forEach((item, index) => keepUnknownFields(given[index], item));
  } else if (isPlain(given) && isPlain(made)) {
    for (const [name, value] of Object.entries(given)) {
      if (name === '__proto__') continue;
      if (Object.hasOwn(made, name)) keepUnknownFields(value, made[name]);
      else Object.assign(made, { [name]: value });
    }
  }
}

/**
 * A value as a record of its collection, if its schema takes it. A field that the schema does not know stays:
 * a newer kernel wrote it, and it must survive an edit here.
 */
export function checkedRecord(
  collection: CollectionName,
  value: unknown,
  { schema } = specOf(collection),
): CheckedRecord {
  const parsed = v.safeParse(schema, value, { message: issueSentence });
  if (!parsed.success) return { ok: false, issues: issuesOf(parsed.issues) };
  keepUnknownFields(value, parsed.output);
  return { ok: true, record: parsed.output };
}
