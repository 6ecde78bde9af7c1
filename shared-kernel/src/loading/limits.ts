// Every figure about attempts and time limits of loading. A test refuses any other (tooling/src/house/loading-limits.test.ts).

/** How often a script, a stylesheet or a document is asked for before it has failed. */
export const maxAttempts = 3;

/** The pause after a failed attempt, counted from 1: each is twice as long as the one before. */
export const pauseAfterMs = (attempt: number): number => 250 * 2 ** (attempt - 1);

/** How long one attempt at a script may take. */
export const scriptLimitMs = 30_000;

/** How long one attempt at a stylesheet may take: less than a screen, so that one that hangs does not fail the screen. */
export const styleLimitMs = 10_000;

/** How long one attempt at a document of the store may take. */
export const documentLimitMs = 10_000;

/** How long a remote's screen may take, from the request to its first drawing. */
export const screenLimitMs = 15_000;

/** How long the first drawing waits for a remote: too short to notice, enough for one whose files are here already. */
export const firstDrawingLimitMs = 100;

/** How long a toast waits for its code before it is shown plainly: longer than the code takes. */
export const toasterLimitMs = 3_000;

/** How long a tab that was left may still be shown: longer than a slow phone takes to show another. */
export const leftTabLimitMs = 2_000;

/** How long the dashboard stands before it fetches the other tabs. */
export const tabPrefetchDelayMs = 2_000;

/** How long a screen stands before it fetches its dialogs. */
export const dialogPrefetchDelayMs = 1_000;

/** How often a page asks for a newer release. */
export const releaseCheckIntervalMs = 60_000;
