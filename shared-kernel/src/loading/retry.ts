import { loadingLimits } from './loading-limits';

// Shell and remotes are separate builds, so they share the listeners through a global variable.
const listenersKey = Symbol.for('trustfold.try-again');

type Page = typeof globalThis & { [listenersKey]?: Set<() => void> };

function listeners(): Set<() => void> {
  const page: Page = globalThis;
  page[listenersKey] ??= new Set();
  return page[listenersKey];
}

/** Calls `listener` whenever the user presses Try Again. Returns a function that removes the listener. */
export function subscribeToRetries(listener: () => void): () => void {
  listeners().add(listener);
  return () => {
    listeners().delete(listener);
  };
}

/**
 * Notifies all listeners that the user has pressed Try Again. Pending requests are repeated immediately, without
 * cancelling the earlier ones.
 */
export function retryPendingRequests(): void {
  for (const listener of [...listeners()]) listener();
}

/**
 * The outcome of a request. It is an event type, `timeout` if a response may still arrive, or `refused` if the request
 * was never sent.
 */
export type RequestOutcome = string;

interface RetryOptions {
  readonly limitMs: number;
  /** Sends one request. Earlier requests can still be pending; the first response that succeeds is used. */
  readonly send: (address: string, settle: (outcome: RequestOutcome) => void) => void;
  /** Whether a retry of the request would fail in the same way. */
  readonly isFinal?: (outcome: RequestOutcome) => boolean;
  readonly done: (outcome: RequestOutcome) => void;
}

let retries = 0;

/**
 * Adds a query parameter to the URL of a retry. Browsers cache immutable files for a year, even damaged ones, so the
 * original URL would fail again.
 */
function uncached(url: string): string {
  retries += 1;
  return `${url}?retry=${Date.now().toString(36)}${retries.toString(36)}`;
}

/**
 * Requests a script, stylesheet or document, and retries with increasing delays. When the user presses Try Again, the
 * next request is sent immediately. Earlier requests are never cancelled.
 */
export function retryRequest(
  url: string,
  { limitMs, send, isFinal = () => false, done }: RetryOptions,
): void {
  const pending = new Set<symbol>();
  let last: symbol | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;

  const end = (outcome: RequestOutcome) => {
    if (isDone) return;
    isDone = true;
    last = undefined;
    clearTimeout(timer);
    stopListening();
    done(outcome);
  };

  const request = (address: string, attempt = 1) => {
    clearTimeout(timer);
    const sent = Symbol(address);
    last = sent;
    pending.add(sent);
    const fail = (outcome: RequestOutcome) => {
      // The failure of an earlier request is ignored once a newer request has been sent. If an earlier request still
      // succeeds, its response is used.
      if (last !== sent) return;
      last = undefined;
      clearTimeout(timer);
      if (attempt === loadingLimits.maxAttempts || isFinal(outcome))
        end(pending.size > 0 ? 'timeout' : outcome);
      else
        timer = setTimeout(
          () => request(uncached(url), attempt + 1),
          loadingLimits.pauseAfterMs(attempt),
        );
    };
    timer = setTimeout(() => fail('timeout'), limitMs);
    send(address, (outcome) => {
      pending.delete(sent);
      if (outcome === 'load') end(outcome);
      else fail(outcome);
    });
  };

  const stopListening = subscribeToRetries(() => request(uncached(url)));
  request(url);
}
