import { documentLimitMs } from 'shared-kernel/loading';

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
export async function ask(address: string, cache: RequestCache): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), documentLimitMs);
  try {
    const response = await fetch(address, { cache, signal: limit.signal });
    return { ok: response.ok, status: response.status, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}
