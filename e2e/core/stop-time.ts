import type { Page } from '@playwright/test';

const ahead = 60_000;

/** What time it is for the page. Stopped, it is as long from one moment to another on every machine. */
export const timeOf = (page: Page): Promise<number> => page.evaluate(() => Date.now());

/**
 * From here on the page's time stands still but for what the test lets pass, so that what is shown for
 * a moment is there however slow the machine. The test has called `installClock` before.
 */
export async function stopTime(page: Page): Promise<void> {
  const now = await timeOf(page);
  // Far enough that the page's own time, which still runs, has not come there before.
  await page.clock.pauseAt(now + ahead);
}
