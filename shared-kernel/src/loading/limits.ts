/** All limits for attempts and times of loading. */
export const loadingLimits = {
  maxAttempts: 3,
  /** The pause in ms after a failed attempt (counted from 1). It doubles each time. */
  pauseAfterMs: (attempt: number): number => 250 * 2 ** (attempt - 1),
  scriptLimitMs: 30_000,
  /**
   * Time limit per attempt for a stylesheet. It is shorter than that of a screen, so that a hanging stylesheet does
   * not fail the screen.
   */
  styleLimitMs: 10_000,
  documentLimitMs: 10_000,
  /** Time limit for a remote’s screen, from the request to its first render. */
  screenLimitMs: 15_000,
  /**
   * Maximum time in ms that the first render waits for a remote: too short to notice, but enough if the remote’s files
   * are cached.
   */
  firstDrawingLimitMs: 100,
  tabPrefetchDelayMs: 2_000,
  dialogPrefetchDelayMs: 1_000,
  releaseCheckIntervalMs: 60_000,
} as const;
