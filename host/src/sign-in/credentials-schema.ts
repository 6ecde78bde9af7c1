import * as v from 'valibot';

const filled = v.pipe(v.string(), v.nonEmpty());

/** Requires both fields. The browser checks `required` and `type=email` before this schema. */
export const credentialsSchema = v.object({ username: filled, password: filled });
