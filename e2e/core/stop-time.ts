import type { Page } from '@playwright/test';

const ahead = 60_000;

/** What time it is for the page. Stopped, it is as long from one moment to another on every machine. */
export const timeOf = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/**
 * Stops the page's clock, which then advances only by the test. What is shown for a moment stays visible on
 * the slowest machine. Needs `installClock` first.
 */
export async function stopTime(page: Page): Promise<void> {
  const now = await timeOf(page);
  // Far enough that the page's own time, which still runs, has not come there before.
  await page.clock.pauseAt(now + ahead);
}
