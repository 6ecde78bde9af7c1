import { readKey, readSigned, SignatureError, type Trust } from 'shared-kernel/signing';
import type { Answer } from '../ask';
import { CompositionError } from '../remote-error';
import { pageTrust } from './page-trust';
import { keepSeen, seenOf } from './seen';
import { wasKept } from './was-kept';

/** Says in the page's timeline how long it verifies what is deployed: keys and signatures, each as an entry. */
const noteVerifying = (start: number) => performance.measure('trustfold verifying', { start });

async function readHeld(text: string, trust: Trust, isKept: boolean): Promise<string> {
  const start = performance.now();
  const seen = seenOf(trust);
  const { body, floors } = await readSigned(text, trust, { seen, isKept, now: Date.now() });
  noteVerifying(start);
  if (!isKept) keepSeen(trust, floors);
  return body;
}

/** Has the keys read that an answer will be held to, while it is on its way. */
export function expectSigned(): void {
  const start = performance.now();
  const trust = pageTrust();
  if (!trust) return;
  // A key that cannot be read is told of where something is held to it.
  for (const key of [...trust.keys, trust.stampKey ?? []].flat())
    Promise.resolve(readKey(key)).catch(() => undefined);
  noteVerifying(start);
}

/**
 * The text of an answer, once those signed it who may; `subject` begins the sentence where they did not. What the
 * worker kept is held to its signature and its end; how recent it is can only be asked with a network.
 */
export async function readTrusted(
  { text, isKept = false }: Answer,
  subject: string,
): Promise<string> {
  const trust = pageTrust();
  if (!trust) return text;
  const refuse = (cause: unknown): never => {
    if (!(cause instanceof SignatureError)) throw cause;
    throw new CompositionError(`${subject} ${cause.message}.`, { cause });
  };
  try {
    return await readHeld(text, trust, isKept);
  } catch (cause) {
    if (isKept || !(cause instanceof SignatureError) || !(await wasKept())) return refuse(cause);
    return readHeld(text, trust, true).catch(refuse);
  }
}
