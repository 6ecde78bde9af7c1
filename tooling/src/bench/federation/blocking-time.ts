export interface LongTask {
  readonly start: number;
  readonly duration: number;
}

const unnoticedMs = 50;

/** How long long tasks kept a page from answering from a moment on, as Lighthouse counts it. */
export const blockingTime = (tasks: readonly LongTask[], from: number): number =>
  tasks.reduce((total, { start, duration }) => {
    const seen = Math.min(duration, start + duration - from);
    return total + Math.max(0, seen - unnoticedMs);
  }, 0);
