import * as v from 'valibot';
import { cutText } from '../../format';
import { CommandError, type CommandIssue } from './command-error';

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
    result = v.safeParse(schema, value);
  } catch (cause) {
    throw new CommandError('invalid', 'The input cannot be read.', { cause });
  }
  if (result.success) return result.output;
  const issues = issuesOf(result.issues);
  throw new CommandError('invalid', issues[0]?.message ?? 'The input is not valid.', { issues });
}
