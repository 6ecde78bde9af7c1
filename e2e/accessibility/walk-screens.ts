import type { Page } from '@playwright/test';
import { openGate, signIn } from 'tooling/browser';
import { watchPageIdle } from '../core/page-idle';
import { expect } from '../core/test';
import { narrowViewportSize, wideViewportSize } from '../core/viewports';
import type { Screen } from './screens';

interface Look {
  readonly name: string;
  readonly width: number;
  readonly untilAtRest: () => Promise<void>;
}

/** Checks each screen in every window size, once its rendering and animations have ended. */
export async function checkScreens(
  page: Page,
  screens: readonly Screen[],
  look: (place: Look) => Promise<void>,
  sizes = [wideViewportSize, narrowViewportSize],
): Promise<void> {
  await (screens[0]?.name === 'gate' ? openGate(page) : signIn(page));
  const untilAtRest = watchPageIdle(page);
  for (const { name, open } of screens) {
    await page.setViewportSize(wideViewportSize);
    await open(page);
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await untilAtRest();
      await look({ name, width: size.width, untilAtRest });
    }
  }
}
