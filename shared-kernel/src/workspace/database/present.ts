import { instantOf } from '../../format';
import { onPageReturn } from '../../shell/page-return';

/** It moves on by itself at least so often, in milliseconds. */
const tickMs = 60_000;

/** The present as screens read it: an ISO instant that stands still between two ticks. */
export interface Present {
  readonly read: () => string;
  /** Tells when it has moved on; there is one timer, however many listen. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Moves it on at once, something having been done. */
  readonly refresh: () => void;
}

/** The present by a clock. It does not tick while the page is hidden, and catches up when it is looked at again. */
export function createPresent(now: () => Date): Present {
  const listeners = new Set<() => void>();
  let at = now();
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopLooking: () => void = () => undefined;

  const refresh = () => {
    const next = now();
    if (next.getTime() === at.getTime()) return;
    at = next;
    for (const listener of listeners) listener();
  };

  const run = () => {
    clearInterval(timer);
    timer = undefined;
    if (listeners.size === 0 || document.hidden) return;
    timer = setInterval(refresh, tickMs);
  };

  return {
    read: () => {
      // Without a listener for a while, nothing has moved it on.
      if (listeners.size === 0 && Math.abs(now().getTime() - at.getTime()) >= tickMs) at = now();
      return instantOf(at);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', run);
        stopLooking = onPageReturn(refresh);
        run();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', run);
        stopLooking();
        run();
      };
    },
    refresh,
  };
}
