import { expect, type Locator, type Page } from '@playwright/test';

/**
 * A list of 100,000 records is made up, imported, read and written before a command on it is through: a minute or two of
 * work on an idle machine. Bounds on a hang, of a step and of a whole test.
 */
export const patience = { timeout: 900_000 };
export const wholeTestMs = 2_700_000;

export const expectFew = async (records: Locator) => {
  await expect(records.first()).toBeVisible();
  expect(await records.count()).toBeLessThan(60);
};

/** The last of the parts that a long list is shown in. */
export async function goToLastPart(page: Page, list: string) {
  const parts = page.getByRole('navigation', { name: `Pages of ${list}, above` });
  const next = parts.getByRole('button', { name: 'Next' });
  for (let first = 10_001; first < 100_000; first += 10_000) {
    await next.click();
    await expect(parts).toContainText(`${first.toLocaleString('en-US')} to`);
  }
  await expect(next).toBeDisabled();
}
