import * as v from 'valibot';

const filled = v.pipe(v.string(), v.nonEmpty());

/** Schema that requires both fields. The browser has already checked `required` and `type=email`. */
export const credentialsSchema = v.object({ username: filled, password: filled });
