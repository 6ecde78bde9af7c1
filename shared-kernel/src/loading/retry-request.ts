import { integrityOf } from './integrity';
import { loadingLimits } from './limits';
import { onTryAgain } from './try-again';

/**
 * The outcome of a request: an event type, `timeout` if a response may still arrive, or `refused` if it was never
 * sent.
 */
export type Outcome = string;

export interface FileRequest {
  readonly url: string;
  /** The expected digest, if the release lists the file. */
  readonly digest: string | undefined;
  readonly settle: (outcome: Outcome) => void;
}

interface RetryOptions {
  readonly limitMs: number;
  /** Sends one request. Earlier requests may still be pending; the first to succeed counts. */
  readonly send: (request: FileRequest) => void;
  readonly done: (outcome: Outcome) => void;
}

let retries = 0;

/** Browsers cache an immutable file for a year, even a broken one, so a retry needs a new address. */
function uncached(url: string): string {
  retries += 1;
  return `${url}?retry=${Date.now().toString(36)}${retries.toString(36)}`;
}

/**
 * Requests a file several times with increasing pauses before it fails. Try Again requests it immediately. Requests
 * are never cancelled. A file that its release does not list is not requested.
 */
export function retryRequest(url: string, { limitMs, send, done }: RetryOptions): void {
  // The shell uses relative paths for its own files.
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
      // A newer request has replaced this one: its failure no longer counts, but its success does.
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
