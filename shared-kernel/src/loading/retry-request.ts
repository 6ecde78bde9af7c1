import { integrityOf } from './integrity';
import { loadingLimits } from './limits';
import { onTryAgain } from './try-again';

/** How a request ended: an event's type, `timeout` where one may still come, or `refused` when it was never sent. */
export type Outcome = string;

export interface FileRequest {
  readonly url: string;
  /** What its release says it must be, where a release speaks of it. */
  readonly digest: string | undefined;
  readonly settle: (outcome: Outcome) => void;
}

interface RetryOptions {
  /** How long one attempt may take. */
  readonly limitMs: number;
  /** Sends one request. Earlier ones may still be under way; the first to arrive is taken. */
  readonly send: (request: FileRequest) => void;
  readonly done: (outcome: Outcome) => void;
}

let retries = 0;

/** A browser keeps an immutable file for a year, a broken one too: a retry has an address that it has not cached. */
function uncached(url: string): string {
  retries += 1;
  return `${url}?retry=${Date.now().toString(36)}${retries.toString(36)}`;
}

/**
 * Requests a file several times, with a growing pause, before it counts as failed; Try Again requests it at once.
 * No request is cancelled. A file that its release does not name is not requested.
 */
export function retryRequest(url: string, { limitMs, send, done }: RetryOptions): void {
  // The shell names its own files by their paths.
  const { isRefused, digest } = integrityOf(new URL(url, location.href).href);
  if (isRefused) {
    done('refused');
    return;
  }

  const underWay = new Set<symbol>();
  let last: symbol | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;

  const end = (outcome: Outcome) => {
    if (isDone) return;
    isDone = true;
    last = undefined;
    clearTimeout(timer);
    stopListening();
    done(outcome);
  };

  const request = (address: string, count = 1) => {
    clearTimeout(timer);
    const sent = Symbol(address);
    last = sent;
    underWay.add(sent);
    const fail = (outcome: Outcome) => {
      // A later request has replaced this one: its failure no longer counts, its arrival does.
      if (last !== sent) return;
      last = undefined;
      clearTimeout(timer);
      if (count === loadingLimits.maxAttempts) end(underWay.size > 0 ? 'timeout' : outcome);
      else
        timer = setTimeout(
          () => request(uncached(url), count + 1),
          loadingLimits.pauseAfterMs(count),
        );
    };
    timer = setTimeout(() => fail('timeout'), limitMs);
    const settle = (outcome: Outcome) => {
      underWay.delete(sent);
      if (outcome === 'load') end(outcome);
      else fail(outcome);
    };
    send({ url: address, digest, settle });
  };

  const stopListening = onTryAgain(() => request(uncached(url)));
  request(url);
}
