import * as v from 'valibot';

const filled = v.pipe(v.string(), v.nonEmpty());

/** What both sign-in forms ask for. The browser's own `required` and `type=email` refuse anything else first. */
export const credentialsSchema = v.object({ username: filled, password: filled });
