import * as v from 'valibot';

/**
 * The key of a record as a command's input names it; whether it is there the command finds out.
 *
 * @example
 * const input = v.object({ id: recordIdSchema });
 */
export const recordIdSchema = v.pipe(v.string(), v.nonEmpty());
