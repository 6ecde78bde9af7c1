import { MessageChannel } from 'node:worker_threads';
import { installProbe } from './probe';

class SilentObserver {
  observe(): void {
    // Nothing is ever seen.
  }
}

/** Starts to watch the page of a test, which has no long tasks, and as its layout what the test gives each element. */
export function installTestProbe(layout: object = {}): void {
  Object.assign(globalThis, { PerformanceObserver: SilentObserver, MessageChannel });
  Object.assign(Element.prototype, layout);
  installProbe();
}
