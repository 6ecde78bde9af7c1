import * as v from 'valibot';
import { truncateText } from '../../format';
import { getCollectionSpec, type CollectionName } from './collections';
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

/**
 * Validates a record and returns it without copying it. Unknown fields are preserved, because a newer version of the
 * kernel may have written them.
 */
export function validateRecord(
  collection: CollectionName,
  value: unknown,
  { schema } = getCollectionSpec(collection),
): RecordValidationResult {
  const parsed = v.safeParse(schema, value, { message: formatIssueSentence });
  return parsed.success
    ? { ok: true, record: value as object }
    : { ok: false, issues: toCommandIssues(parsed.issues) };
}
