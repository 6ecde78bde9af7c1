/** Work that can be put down at every `yield` and taken up again later. */
export type SlicedWork<Result> = Generator<undefined, Result>;

/** Does the work in one go. */
export function finish<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const sliceLength = 8;

/** Does the work in slices of a few milliseconds, between which the page can paint; returns its end. */
export function runInSlices<Result>(
  work: SlicedWork<Result>,
  onDone: (result: Result) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = () => {
    const end = performance.now() + sliceLength;
    do {
      const step = work.next();
      if (step.done) {
        onDone(step.value);
        return;
      }
    } while (performance.now() < end);
    timer = setTimeout(slice);
  };
  timer = setTimeout(slice);
  return () => clearTimeout(timer);
}
