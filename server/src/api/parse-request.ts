import { toCommandIssues, formatIssueSentence } from 'shared-kernel/server';
import * as v from 'valibot';
import { createInvalidProblem } from './problem';

/** Parses one part of a request. Throws a `Problem` that names the invalid fields. */
export function parseRequest<S extends v.GenericSchema>(schema: S, value: unknown) {
  const result = v.safeParse(schema, value, { message: formatIssueSentence });
  if (result.success) return result.output;
  throw createInvalidProblem('The request is not valid.', toCommandIssues(result.issues));
}

/** Schema of a whole number in a query string, for example a revision number. */
export const countSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

export const changesQuerySchema = v.object({ after: v.optional(countSchema) });
