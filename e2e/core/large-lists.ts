import { expect, type Locator } from '@playwright/test';

/**
 * A list of 10,000 records is made up, imported, read and written before a command on it is through: a minute or two of
 * work on an idle machine. Bounds on a hang, of a step and of a whole test.
 */
export const patience = { timeout: 900_000 };
export const wholeTestMs = 2_700_000;

export const expectFew = async (records: Locator) => {
  await expect(records.first()).toBeVisible();
  expect(await records.count()).toBeLessThan(60);
};
