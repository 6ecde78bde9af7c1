import { letPageGoFirst, untilIdle } from '../long-lists/time-slices';

/** How many first records are kept at a time, and what goes first. */
export interface SeedPace {
  /** More than these come step by step, so many in each. */
  readonly most: number;
  /** More than these are packed first, which is quick, so that all are kept before their steps begin. */
  readonly packed: number;
  /** Waits before a step, `done` records being there. */
  readonly before: (done: number) => Promise<void>;
}

/**
 * Who writes meanwhile waits for one step. While 20,000 are kept, the page has 5 tasks above 50 ms in steps of 150, and
 * 22 in steps of 500; all are there after 11 s in both (two cores at load 9).
 */
export const seedPace: SeedPace = {
  most: 150,
  packed: 1000,
  // The first once they are shown; then only what the page has to do already.
  before: (done) => (done === 0 ? untilIdle() : letPageGoFirst()),
};
