import { loadingLimits } from 'shared-kernel/loading';
import { durableStorage } from 'shared-kernel/shell';

export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}

declare global {
  interface Window {
    /** The pointer of the composition, which a script in the head requests in parallel with the main script. */
    trustfoldComposition?: Promise<Answer>;
  }
}

/**
 * Loads a whole document. A request that hangs is aborted, because the browser would delay a second one while it is
 * open.
 */
export async function fetchText(address: string, cache: RequestCache): Promise<Answer> {
  const signal = AbortSignal.timeout(loadingLimits.documentLimitMs);
  const response = await fetch(address, { cache, signal });
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/** The origin of a shell may serve several environments with different pointers. */
const lastKnownKey = (pointer: string) => `tf_deployed ${pointer}`;

/** The pointer stored when a screen last rendered, as a fallback. */
export const lastKnown = (pointer: string): string | null =>
  durableStorage.get(lastKnownKey(pointer));

export const storeLastKnown = (pointer: string, text: string): void =>
  durableStorage.set(lastKnownKey(pointer), text);
