import { createTimeSlices, untilIdle } from '../time-slices';

/** How many first records are kept at a time, and what goes first. */
export interface SeedPace {
  /** More than these come step by step, so many in each. */
  readonly most: number;
  /** Waits before a step, `done` records being there. */
  readonly before: (done: number) => Promise<void>;
}

/**
 * Who writes meanwhile waits for one step, which takes 65 ms for 500 records of two indexes (two cores
 * at load 6), and as much longer as there are more. All of them are not there sooner in longer steps:
 * of 20,000, 2.9 s in 500s, 2.9 s in 1000s, 3.2 s in 5000s, 2.3 s in one.
 */
export const seedPace: SeedPace = {
  most: 500,
  // The first once they are shown; then only what the page has to do already.
  before: (done) => (done === 0 ? untilIdle() : createTimeSlices().breathe()),
};
