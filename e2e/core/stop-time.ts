import type { Page } from '@playwright/test';

const ahead = 60_000;

/** Returns the current time of the page. With a stopped clock, durations are the same on every machine. */
export const timeOf = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/**
 * Stops the page's clock, so that only the test advances the time. A brief message then stays visible on a slow
 * machine. Call `installClock` first.
 */
export async function stopTime(page: Page): Promise<void> {
  const now = await timeOf(page);
  // The clock still runs, so the time at which it stops must be far enough in the future.
  await page.clock.pauseAt(now + ahead);
}
