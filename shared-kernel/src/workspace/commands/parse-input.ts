import * as v from 'valibot';
import { cutText } from '../../format';
import { CommandError, type CommandIssue } from './command-error';
import { specOf, type CollectionName } from '../database/collections';
import { isPlain } from '../database/deep-equal';
import { issueSentence } from '../database/issue-sentence';

/** Every complaint of a schema, with the dotted path of the field it is about. */
export function issuesOf(issues: readonly v.BaseIssue<unknown>[]): CommandIssue[] {
  return issues.map((issue) => ({
    field: v.getDotPath(issue) ?? '',
    message: cutText(issue.message),
  }));
}

/**
 * What a value is by its schema; anything else is a typed error that says where it is wrong.
 *
 * @example
 * const { id } = parseInput(v.object({ id: recordIdSchema }), { id: 'CTR-001' });
 */
export function parseInput<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  let result: v.SafeParseResult<S>;
  try {
    result = v.safeParse(schema, value, { message: issueSentence });
  } catch (cause) {
    throw new CommandError('invalid', 'The input cannot be read.', { cause });
  }
  if (result.success) return result.output;
  const issues = issuesOf(result.issues);
  throw new CommandError('invalid', issues[0]?.message ?? 'The input is not valid.', { issues });
}

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
export function checkedRecord(collection: CollectionName, value: unknown): CheckedRecord {
  const parsed = v.safeParse(specOf(collection).schema, value, { message: issueSentence });
  if (!parsed.success) return { ok: false, issues: issuesOf(parsed.issues) };
  keepUnknownFields(value, parsed.output);
  return { ok: true, record: parsed.output };
}

/**
 * The key of a record as a command's input names it; whether it is there the command finds out.
 *
 * @example
 * const input = v.object({ id: recordIdSchema });
 */
export const recordIdSchema = v.pipe(v.string(), v.nonEmpty());
