import * as v from 'valibot';

/** What both sign-in forms collect: a username in the form of an e-mail address, and a password (P2). */
export const credentialsSchema = v.object({ username: v.string(), password: v.string() });

export type Credentials = v.InferOutput<typeof credentialsSchema>;
