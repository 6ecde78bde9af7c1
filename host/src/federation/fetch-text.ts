import { loadingLimits } from 'shared-kernel/loading';
import { durableStorage } from 'shared-kernel/shell';

export interface TextResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}

declare global {
  interface Window {
    /** A script in the head requests the composition pointer in parallel with the main script. */
    trustfoldComposition?: Promise<TextResponse>;
  }
}

/** Downloads a text document. Aborts a request that hangs, because browsers delay a second request for the same URL. */
export async function fetchText(address: string, cache: RequestCache): Promise<TextResponse> {
  const signal = AbortSignal.timeout(loadingLimits.documentLimitMs);
  const response = await fetch(address, { cache, signal });
  return { ok: response.ok, status: response.status, text: await response.text() };
}

/** The storage key contains the pointer’s URL, because one origin may serve several environments. */
const lastKnownKey = (pointer: string) => `tf_deployed ${pointer}`;

/** Returns the last known pointer, for pages that cannot load the current pointer. */
export const readLastKnownPointer = (pointer: string): string | null =>
  durableStorage.get(lastKnownKey(pointer));

export const saveLastKnownPointer = (pointer: string, text: string): void =>
  durableStorage.set(lastKnownKey(pointer), text);
