import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dashboardAddress, signIn, tabs } from '../core/journeys';
import { withLongestTexts } from '../core/longest-texts';
import { lookAt } from '../core/look-at';
import { expect, test } from '../core/test';
import { ContractsPage, sample } from '../pages/contracts.page';

const narrowest = { width: 320, height: 700 };
const widest = { width: 1440, height: 900 };

/** Brings a workspace in which every text is as long as it may be. */
async function bringLongestTexts(page: Page): Promise<void> {
  await signIn(page);
  await page.goto('/trustfold/dashboard/admin?tab=profile&section=preferences');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export workspace' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  await page.locator('input[type=file][aria-label="Workspace file"]').setInputFiles({
    name: 'workspace.json',
    mimeType: 'application/json',
    buffer: Buffer.from(withLongestTexts(text)),
  });
  await page.getByRole('button', { name: 'Replace workspace' }).click();
  await expect(page.getByText('Workspace imported').first()).toBeVisible();
}

/** How far the page scrolls sideways, and the longest run that is drawn without a place to break. */
const drawn = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let longest = 0;
    let total = 0;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style, textarea, .tf-visually-hidden')) continue;
      const text = node.textContent ?? '';
      total += text.length;
      for (const run of text.split(/\s/)) longest = Math.max(longest, run.length);
    }
    return { sideways: scrollWidth - clientWidth, longest, total };
  });

async function expectBounded(page: Page, what: string, most = 200_000): Promise<void> {
  const { sideways, longest, total } = await drawn(page);
  expect.soft(sideways, `${what} does not scroll sideways`).toBe(0);
  expect.soft(longest, `${what} draws nothing unbroken that is long`).toBeLessThan(120);
  expect.soft(total, `${what} draws no more than one reads`).toBeLessThan(most);
}

for (const viewport of [narrowest, widest]) {
  test(`[C4, N5, PM3, TX4] the longest texts that can be stored are drawn in pieces and never scroll a page sideways, ${viewport.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await bringLongestTexts(page);
    for (const tab of tabs) {
      await page.goto(dashboardAddress('admin', tab));
      await expect(
        page
          .locator('#dashboard-panel')
          .getByText(/\u202E/)
          .first(),
      ).toBeAttached();
      await expectBounded(page, tab);
      await lookAt(page, `long-${tab}`);
    }
  });
}
