import { expect, type Locator, type Page } from '@playwright/test';

/** The clock advances by this step at each check. With these pauses that is under four seconds per minute. */
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
