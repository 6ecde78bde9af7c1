import { expect, type Locator } from '@playwright/test';

/** Time limits of a step and of a test, in ms. Rendering 10,000 records takes up to two minutes on an idle machine. */
export const largeListTimeout = { timeout: 900_000 };
export const largeListTestTimeoutMs = 2_700_000;

export const expectFewRenderedRecords = async (records: Locator) => {
  await expect(records.first()).toBeVisible();
  expect(await records.count()).toBeLessThan(60);
};
