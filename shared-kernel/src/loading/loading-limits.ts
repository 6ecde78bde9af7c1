/** Time limits, delays and numbers of attempts for loading code. */
export const loadingLimits = {
  maxAttempts: 3,
  /** Returns the delay in ms after a failed attempt. `attempt` starts at 1, and the delay doubles with each attempt. */
  pauseAfterMs: (attempt: number): number => 250 * 2 ** (attempt - 1),
  scriptLimitMs: 30_000,
  /**
   * Time limit in ms for one attempt to load a stylesheet. It is shorter than `screenLimitMs`, so that a slow
   * stylesheet can be requested again before the screen fails.
   */
  styleLimitMs: 10_000,
  documentLimitMs: 10_000,
  /** Time limit in ms for loading a screen of a remote, up to its first render. */
  screenLimitMs: 15_000,
  /**
   * Maximum time in ms that the first render waits for a remote. Cached files usually load within this time, and users
   * do not notice the delay.
   */
  firstDrawingLimitMs: 100,
  tabPrefetchDelayMs: 2_000,
  dialogPrefetchDelayMs: 1_000,
  releaseCheckIntervalMs: 60_000,
} as const;
