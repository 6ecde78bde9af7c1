import type { Page } from '@playwright/test';

const ahead = 60_000;

export const readPageTime = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/** Stops the page's clock, so that only the test advances the time. Call `installClock` first. */
export async function stopTime(page: Page): Promise<void> {
  const now = await readPageTime(page);
  // The clock still runs during this call, so the stop time must be in the future.
  await page.clock.pauseAt(now + ahead);
}
