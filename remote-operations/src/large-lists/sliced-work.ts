import { whenIdle } from 'shared-kernel/shell';
import { createTimeSlices } from 'shared-kernel/workspace';

/** Work that can be put down at every `yield` and taken up again later. */
export type SlicedWork<Result> = Generator<undefined, Result>;

/** Does the work in one go. */
export function finish<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** What goes first between two slices, and before them all. */
interface Pauses {
  readonly yieldToBrowser?: () => Promise<void>;
  readonly before?: (() => Promise<void>) | undefined;
}

/** Does the work in slices of a few milliseconds, between which the page can paint; returns its end. */
export function runInSlices<Result>(
  work: SlicedWork<Result>,
  onDone: (result: Result) => void,
  { yieldToBrowser, before = yieldToBrowser }: Pauses = {},
): () => void {
  let isGivenUp = false;
  const run = async () => {
    const slices = createTimeSlices(yieldToBrowser);
    await (before ? before() : slices.yieldToBrowser());
    while (!isGivenUp) {
      const step = work.next();
      if (step.done) {
        onDone(step.value);
        return;
      }
      if (slices.isDue()) await slices.yieldToBrowser();
    }
  };
  void run();
  return () => {
    isGivenUp = true;
  };
}

/** The same, while the page is idle. */
export const runWhenIdle = <Result>(work: SlicedWork<Result>, onDone: (result: Result) => void) =>
  runInSlices(work, onDone, { yieldToBrowser: whenIdle });
