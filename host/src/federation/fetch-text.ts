import { loadingLimits } from 'shared-kernel/loading';
import { durableStorage } from 'shared-kernel/shell';

/** What a server answered, read whole. */
export interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly text: string;
}

declare global {
  interface Window {
    /** The composition's pointer, asked for by the page's head beside the main script. */
    trustfoldComposition?: Promise<Answer>;
  }
}

/** Reads a whole document. A request that hangs is aborted: while it is open, the browser keeps a second one waiting. */
export async function fetchText(address: string, cache: RequestCache): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), loadingLimits.documentLimitMs);
  try {
    const response = await fetch(address, { cache, signal: limit.signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}

/** One shell’s origin may serve several environments, each with a pointer of its own. */
const lastKnownKey = (pointer: string) => `tf_deployed ${pointer}`;

/** What the composition's pointer said when a screen was last drawn by it: what is deployed mostly still is that. */
export const lastKnown = (pointer: string): string | null =>
  durableStorage.get(lastKnownKey(pointer));

export const storeLastKnown = (pointer: string, text: string): void =>
  durableStorage.set(lastKnownKey(pointer), text);
