/** Every figure about attempts and time limits of loading. */
export const loadingLimits = {
  /** How often a script, a stylesheet or a document is asked for before it has failed. */
  maxAttempts: 3,
  /** The pause after a failed attempt, counted from 1: each is twice as long as the one before. */
  pauseAfterMs: (attempt: number): number => 250 * 2 ** (attempt - 1),
  /** How long one attempt at a script may take. */
  scriptLimitMs: 30_000,
  /** How long one attempt at a stylesheet may take: less than a screen, so that one that hangs does not fail the screen. */
  styleLimitMs: 10_000,
  /** How long one attempt at a document of the store may take. */
  documentLimitMs: 10_000,
  /** How long a remote's screen may take, from the request to its first drawing. */
  screenLimitMs: 15_000,
  /** How long the first drawing waits for a remote: too short to notice, enough for one whose files are here already. */
  firstDrawingLimitMs: 100,
  /** How long the dashboard stands before it fetches the other tabs. */
  tabPrefetchDelayMs: 2_000,
  /** How long a screen stands before it fetches its dialogs. */
  dialogPrefetchDelayMs: 1_000,
  /** How often a page asks for a newer release. */
  releaseCheckIntervalMs: 60_000,
} as const;
