/** Maximum time in ms that work runs before it yields to the browser. */
const sliceMs = 8;

interface SchedulingPage {
  readonly scheduler?: {
    readonly yield?: () => Promise<void>;
  };
}

function yieldToBrowser(): Promise<void> {
  const page: SchedulingPage = globalThis;
  return page.scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
}

/**
 * Splits long work into slices. `isDue` is fast enough to call at every step. When `isDue` returns `true`, await
 * `yieldToBrowser`.
 */
export function createTimeSlices() {
  let sliceEnd = performance.now() + sliceMs;
  return {
    isDue: () => performance.now() >= sliceEnd,
    async yieldToBrowser() {
      await yieldToBrowser();
      sliceEnd = performance.now() + sliceMs;
    },
  };
}
