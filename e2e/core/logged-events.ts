import { expect, type Page } from '@playwright/test';

/** What the page’s log has, as its reader opens it: a line for each different thing that happened. */
export async function loggedEvents(page: Page): Promise<readonly string[]> {
  const drawer = page.getByRole('dialog', { name: 'Diagnostics and releases' });
  await page.getByRole('button', { name: 'Diagnostics and releases' }).click();
  const rows = drawer.getByRole('table', { name: 'Recent events' }).getByRole('row');
  await expect(rows.first()).toBeVisible();
  const texts = await rows.allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  return texts.slice(1).map((text) => text.replace(/\s+/g, ' '));
}

/** Those that nobody caught. */
export const uncaught = (events: readonly string[]) =>
  events.filter((text) => /^(Uncaught error|Unhandled rejection)/.test(text));

/** Those that tell of something that could not be had. */
export const toldFailures = (events: readonly string[]) =>
  events.filter((text) => /^(Part loaded|Error card)/.test(text));
