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

/** Does the work in slices of a few milliseconds, between which the page can paint; returns its end. */
export function runInSlices<Result>(
  work: SlicedWork<Result>,
  onDone: (result: Result) => void,
): () => void {
  let isGivenUp = false;
  const run = async () => {
    const slices = createTimeSlices();
    await slices.breathe();
    while (!isGivenUp) {
      const step = work.next();
      if (step.done) {
        onDone(step.value);
        return;
      }
      if (slices.isDue()) await slices.breathe();
    }
  };
  void run();
  return () => {
    isGivenUp = true;
  };
}
