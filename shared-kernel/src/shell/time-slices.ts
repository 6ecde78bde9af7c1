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
 * Splits long work so that the page stays responsive. Call `isDue` at every step; if it returns `true`, await
 * `yieldToBrowser`.
 *
 * @example
 * const slices = createTimeSlices();
 * for (const contract of contracts) {
 *   onOpen(contract.id);
 *   if (slices.isDue()) await slices.yieldToBrowser();
 * }
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
