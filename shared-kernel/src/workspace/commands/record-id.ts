import * as v from 'valibot';

/** The key of a record as a command's input names it; whether it is there the command finds out. */
export const recordIdSchema = v.pipe(v.string(), v.nonEmpty());
