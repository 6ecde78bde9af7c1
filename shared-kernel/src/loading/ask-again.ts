import { integrityOf } from './integrity';
import { onTryAgain } from './try-again';

/** How a request ended: an event's type, `timeout` where one may still come, or `refused` when it was never sent. */
export type Outcome = string;

export interface FileRequest {
  readonly url: string;
  /** What its release says it must be, where a release speaks of it. */
  readonly digest: string | undefined;
  readonly settle: (outcome: Outcome) => void;
}

interface Asking {
  readonly limitMs: number;
  /** Sends one request. Those before it may still be on their way, and the first that comes is taken. */
  readonly send: (request: FileRequest) => void;
  readonly done: (outcome: Outcome) => void;
}

const attempts = 3;
const firstDelayMs = 250;

let asked = 0;

/** A browser keeps an immutable file for a year, a broken one too: a retry asks past its cache, and past what hangs. */
function anew(url: string): string {
  asked += 1;
  return `${url}?retry=${Date.now().toString(36)}${asked.toString(36)}`;
}

/**
 * Asks for a file up to three times, with a growing pause, before anybody hears that it failed; a reader who tries
 * again has it asked for at once. Nothing on its way is stopped. One that its release does not name is not asked for.
 */
export function askAgain(url: string, { limitMs, send, done }: Asking): void {
  // The shell names its own files by their paths.
  const { isRefused, digest } = integrityOf(new URL(url, location.href).href);
  if (isRefused) {
    done('refused');
    return;
  }

  const onItsWay = new Set<symbol>();
  let last: symbol | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDone = false;

  const end = (outcome: Outcome) => {
    if (isDone) return;
    isDone = true;
    last = undefined;
    clearTimeout(timer);
    stopHearing();
    done(outcome);
  };

  const ask = (address: string, count = 1) => {
    clearTimeout(timer);
    const request = Symbol(address);
    last = request;
    onItsWay.add(request);
    const fail = (outcome: Outcome) => {
      // Of one that others were asked for beside, only that it comes is heard.
      if (last !== request) return;
      last = undefined;
      clearTimeout(timer);
      if (count === attempts) end(onItsWay.size > 0 ? 'timeout' : outcome);
      else timer = setTimeout(() => ask(anew(url), count + 1), firstDelayMs * 2 ** (count - 1));
    };
    timer = setTimeout(() => fail('timeout'), limitMs);
    const settle = (outcome: Outcome) => {
      onItsWay.delete(request);
      if (outcome === 'load') end(outcome);
      else fail(outcome);
    };
    send({ url: address, digest, settle });
  };

  const stopHearing = onTryAgain(() => ask(anew(url)));
  ask(url);
}
