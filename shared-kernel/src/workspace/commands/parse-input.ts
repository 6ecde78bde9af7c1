import * as v from 'valibot';
import { CommandError } from './command-error';
import { toCommandIssues } from '../database/validate-record';
import { formatIssueSentence } from '../../domain/text/format-issue-sentence';

/**
 * Parses a value with a schema. For an invalid value, it throws a `CommandError` that lists the fields.
 *
 * @example
 * const { id } = parseInput(v.object({ id: recordIdSchema }), { id: 'CTR-001' });
 */
export function parseInput<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  let result: v.SafeParseResult<S>;
  try {
    result = v.safeParse(schema, value, { message: formatIssueSentence });
  } catch (cause) {
    throw new CommandError('invalid', 'The input cannot be read.', { cause });
  }
  if (result.success) return result.output;
  const issues = toCommandIssues(result.issues);
  throw new CommandError('invalid', issues[0]?.message ?? 'The input is not valid.', { issues });
}

/** The key of a record in a command's input. The command checks whether the record exists. */
export const recordIdSchema = v.pipe(v.string(), v.nonEmpty());
