import * as v from 'valibot';

const filled = v.pipe(v.string(), v.nonEmpty());

/** Schema that requires both fields. The browser checks `required` and `type=email` before. */
export const credentialsSchema = v.object({ username: filled, password: filled });
