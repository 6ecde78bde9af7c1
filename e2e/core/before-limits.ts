import { expect, type Locator, type Page } from '@playwright/test';

/** How far the clock advances with each look, and the pauses between looks: under four seconds in a minute of looking. */
const stepMs = 50;
const intervals = [...Array.from({ length: 12 }, () => 50), 1_000];

const isVisible = (target: Locator) => target.isVisible();

/**
 * Waits for what a page shows while its time stands still (`stopTime`). A little of it passes with each look, for
 * the short pauses that the page makes, so that none of its time limits strikes however slow the machine is.
 */
export const expectBeforeLimits = (
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
