import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Milliseconds by which each check advances the clock. The clock advances less than four seconds per minute of the
 * test.
 */
const stepMs = 50;
const intervals = [...Array.from({ length: 12 }, () => 50), 1_000];

const isVisible = (target: Locator) => target.isVisible();

/**
 * Waits for an element while the page's clock is stopped (`stopTime`). Advances the clock a little at each check, so
 * that short delays of the page end.
 */
export const expectWithStoppedClock = (
  page: Page,
  target: Locator,
  isThere: (target: Locator) => Promise<boolean> = isVisible,
): Promise<void> =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(stepMs);
        return isThere(target);
      },
      { message: target.toString(), intervals },
    )
    .toBe(true);
