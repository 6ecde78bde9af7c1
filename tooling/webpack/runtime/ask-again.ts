import { trustOf } from 'shared-kernel/remote';

/** How a request ended: an event's type, `timeout`, or `refused` when it was never sent. */
export type Outcome = string;

export interface FileRequest {
  readonly url: string;
  /** What its release says it must be, where a release speaks of it. */
  readonly digest: string | undefined;
  readonly settle: (outcome: Outcome) => void;
}

interface Asking {
  readonly limitMs: number;
  /** Sends one request; what it settles after its time is not heard. */
  readonly send: (request: FileRequest) => void;
  readonly done: (outcome: Outcome) => void;
}

const attempts = 3;
const firstDelayMs = 250;

/**
 * Asks for a file up to three times, with a growing pause, before anybody hears that it failed. One that
 * its release does not name is not asked for.
 */
export function askAgain(url: string, { limitMs, send, done }: Asking): void {
  const { isRefused, digest } = trustOf(url);
  if (isRefused) {
    done('refused');
    return;
  }

  const attempt = (count: number) => {
    let isOpen = true;
    const settle = (outcome: Outcome) => {
      if (!isOpen) return;
      isOpen = false;
      clearTimeout(timer);
      if (outcome === 'load' || count === attempts) done(outcome);
      else setTimeout(() => attempt(count + 1), firstDelayMs * 2 ** (count - 1));
    };
    const timer = setTimeout(() => settle('timeout'), limitMs);
    // A browser keeps an immutable file for a year, a broken one too: a retry asks past its cache.
    const address = count === 1 ? url : `${url}?retry=${Date.now().toString(36)}`;
    send({ url: address, digest, settle });
  };
  attempt(1);
}
