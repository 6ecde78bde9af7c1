import type { SignedInPerson } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { personSchema } from '../portal-session';

/** Maximum time for a response, in milliseconds. After that, the page opens offline. */
const maxAnswerMs = 8000;

/** Thrown if the server refuses the user to whom the token belongs. */
export class UserAccessDeniedError extends Error {}

export async function fetchPerson(address: string, token: string): Promise<SignedInPerson> {
  const answer = await fetch(`${address}/me`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(maxAnswerMs),
  });
  if (answer.status === 401 || answer.status === 403) throw new UserAccessDeniedError();
  if (!answer.ok) throw new Error(`The server answered with status ${answer.status}.`);
  return v.parse(personSchema, await answer.json());
}
