import { expect, type Locator, type Page } from '@playwright/test';

/** Milliseconds that each check adds to the clock. All checks of one minute together add less than four seconds. */
const stepMs = 50;
const intervals = [...Array.from({ length: 12 }, () => 50), 1_000];

const isVisible = (target: Locator) => target.isVisible();

/**
 * Waits for an element while the clock of the page is stopped. Each check advances the clock a little, so that short
 * delays end.
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
