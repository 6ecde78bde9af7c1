import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Milliseconds by which the clock advances at each check. With these intervals it advances less than four seconds per
 * minute.
 */
const stepMs = 50;
const intervals = [...Array.from({ length: 12 }, () => 50), 1_000];

const isVisible = (target: Locator) => target.isVisible();

/**
 * Waits for an element while the page's clock is stopped (`stopTime`). The clock advances a little at each check for
 * the page's short delays, so no time limit expires on a slow machine.
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
