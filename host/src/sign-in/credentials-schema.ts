import * as v from 'valibot';

const filled = v.pipe(v.string(), v.nonEmpty());

/** Both fields are required. The browser checks `required` and `type=email` first. */
export const credentialsSchema = v.object({ username: filled, password: filled });
