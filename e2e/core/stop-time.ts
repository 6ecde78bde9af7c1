import type { Page } from '@playwright/test';

const ahead = 60_000;

/** Current time of the page. With a stopped clock, durations are the same on every machine. */
export const timeOf = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/**
 * Stops the page's clock, so that only the test advances it and a brief message stays visible on a slow machine. Call
 * `installClock` first.
 */
export async function stopTime(page: Page): Promise<void> {
  const now = await timeOf(page);
  // The clock still runs, so the stop time must be far enough in the future.
  await page.clock.pauseAt(now + ahead);
}
