import type { Page } from '@playwright/test';

const ahead = 60_000;

/**
 * From here on the page's time stands still but for what the test lets pass, so that what is shown for
 * a moment is there however slow the machine. The test has called `installClock` before.
 */
export async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Far enough that the page's own time, which still runs, has not come there before.
  await page.clock.pauseAt(now + ahead);
}
