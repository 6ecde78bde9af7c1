import { expect, type Locator, type Page } from '@playwright/test';

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

/** Lets stopped time pass in small steps, and no further than it takes. */
export async function passUntilShown(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(shown).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [50] });
}
