import { readSigned, SignatureError } from 'shared-kernel/signing';
import { readPointer } from '../compose/documents';
import { readShellRecord } from '../compose/shell-record';
import type { Store } from '../store/store';

/** Who signed what an environment runs, and whether its pages take it. */
export async function signedWords(
  store: Store,
  environment: string,
  now = () => new Date(),
): Promise<string> {
  const trust = (await readShellRecord(store, environment))?.trust;
  const held = await readPointer(store, environment);
  if (!trust || !held)
    return 'its pages take whatever lies there, signed or not: release the shell with --trust';
  const { key = '', expires = '' } = held.pointer;
  try {
    const given = { environment, ...trust };
    await readSigned(held.text, given, { now: now().getTime() });
    return `with ${key}, until ${expires.slice(0, 10)}`;
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    return `its pages do not take it: it ${error.message}`;
  }
}
