/** Time limits, delays and numbers of attempts for loading code. */
export const loadingLimits = {
  maxAttempts: 3,
  /** The pause in ms after a failed attempt, which doubles with every attempt. The first attempt is number 1. */
  pauseAfterMs: (attempt: number): number => 250 * 2 ** (attempt - 1),
  scriptLimitMs: 30_000,
  /**
   * Time limit in ms for one attempt to load a stylesheet. The limit is shorter than that of a screen, so that a slow
   * stylesheet does not fail the screen.
   */
  styleLimitMs: 10_000,
  documentLimitMs: 10_000,
  /** Time limit in ms for a remote’s screen, from the request to the first render. */
  screenLimitMs: 15_000,
  /**
   * Maximum time in ms that the first render waits for a remote. Users do not notice this delay, and cached files load
   * within it.
   */
  firstDrawingLimitMs: 100,
  tabPrefetchDelayMs: 2_000,
  dialogPrefetchDelayMs: 1_000,
  releaseCheckIntervalMs: 60_000,
} as const;
