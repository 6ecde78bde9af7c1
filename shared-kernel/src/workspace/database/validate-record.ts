import * as v from 'valibot';
import { truncateText } from '../../format';
import { getCollectionSpec, type CollectionName } from './collections';
import { isPlainObject } from '../../domain/deep-equal';
import { formatIssueSentence } from '../../domain/text/format-issue-sentence';

export interface CommandIssue {
  readonly field: string;
  readonly message: string;
}

/** Converts the issues of the schema library to messages, each with the dotted path of its field. */
export function toCommandIssues(issues: readonly v.BaseIssue<unknown>[]): CommandIssue[] {
  return issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: truncateText(issue.message),
  }));
}

export const formatIssues = (issues: readonly CommandIssue[]): string[] =>
  issues.map(({ field, message }) => `${field}: ${message}`);

export type RecordValidationResult =
  | { readonly ok: true; readonly record: object }
  | { readonly ok: false; readonly issues: readonly CommandIssue[] };

/** Copies unknown fields that the schema has removed back to the validated value, at any depth. */
function keepUnknownFields(given: unknown, made: unknown): void {
  if (given === made) return;
  if (Array.isArray(given) && Array.isArray(made)) {
    made.forEach((item, index) => keepUnknownFields(given[index], item));
  } else if (isPlainObject(given) && isPlainObject(made)) {
    for (const [name, value] of Object.entries(given)) {
      if (name === '__proto__') continue;
      if (Object.hasOwn(made, name)) keepUnknownFields(value, made[name]);
      else Object.assign(made, { [name]: value });
    }
  }
}

/** Validates a record. Unknown fields are preserved, because a newer version of the kernel may have written them. */
export function validateRecord(
  collection: CollectionName,
  value: unknown,
  { schema } = getCollectionSpec(collection),
): RecordValidationResult {
  const parsed = v.safeParse(schema, value, { message: formatIssueSentence });
  if (!parsed.success) return { ok: false, issues: toCommandIssues(parsed.issues) };
  keepUnknownFields(value, parsed.output);
  return { ok: true, record: parsed.output };
}
