import type { Page } from '@playwright/test';
import { expect } from './test';

/** Waits until the browser holds all that opens the product without a network, kept at least so often. */
export async function untilKept(page: Page, generations = 1): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const held = await caches.match('/kept/index');
      return held ? ((await held.json()) as unknown[]).length : 0;
    });
  await expect.poll(kept).toBeGreaterThanOrEqual(generations);
}
