import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launchArguments } from 'tooling/browser';
import { startBook } from 'tooling/looks';
import { expect, test as base } from '../core/test';

/*
 * How far a picture may be from the one that is committed. Measured: of the same browser no pixel differs from run to
 * run, on an idle machine or a busy one. Letters are drawn alike by the arguments below; without them a machine's own
 * settings change 800 to 20,000 pixels a picture and break a line elsewhere. A space in a status tag that is 1 px wider
 * changes 2,976 pixels of the lists and 4,403 of the records; the green of texts that is 8 of 255 lighter, which at
 * Playwright's own threshold of 0.2 and at 0.1 is no change at all, 138 to 192 pixels of three pictures. What is left is
 * room for another version of the browser: one that draws more than this otherwise asks for new pictures
 * (`--update-snapshots`), to be looked at.
 */
const tolerance = { maxDiffPixels: 60, threshold: 0.03 };

const height = 480;
const paper = ['paper', 'printed-record'];

/** Each look and each width once: what a look changes, it changes at every width. */
const sights = [
  { name: 'light', look: 'light', width: 1440 },
  { name: 'dark', look: 'dark', width: 390 },
  { name: 'compact', look: 'compact', width: 768 },
  { name: 'forced', look: 'light', width: 768, forcedColors: 'active' },
  { name: 'print', look: 'dark', width: 768, media: 'print' },
] as const;

const test = base.extend<object, { bookUrl: string }>({
  bookUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const book = await startBook({ isWatched: false });
      await use(book.url);
      await book.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ bookUrl }, use) => use(bookUrl),
  // The book is what may be asked, in place of the product.
  product: ({ bookUrl, product }, use) =>
    use({ ...product, origins: { ...product.origins, shell: new URL(bookUrl).origin } }),
});

// Letters are drawn by what the browser brings, and not by what a machine has set.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...launchArguments, '--font-render-hinting=none', '--disable-lcd-text'],
    }),
});

/** Opens a chapter as high as it is, as a chart is drawn when it comes into view, and waits until all is drawn. */
async function openChapter(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await expect(page.locator(`[data-chapter="${address.replace(/^.*#/, '')}"]`)).toBeAttached();
  await page.addStyleTag({ path: join(import.meta.dirname, 'pictures.css') });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
  await expect(page.locator('[data-state="waiting"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

for (const { name, look, width, ...media } of sights)
  test(`[G9] every component looks as in its picture: ${name} @deep`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    await page.goto('/');
    const links = page.getByRole('navigation').getByRole('link');
    await expect(links.first()).toBeVisible();
    const chapters = await links.allTextContents();
    for (const chapter of chapters.filter((one) => paper.includes(one) === 'media' in media))
      await test.step(chapter, async () => {
        await openChapter(page, `/?look=${look}#${chapter}`, width);
        await expect.soft(page).toHaveScreenshot(`${chapter}-${name}.png`, {
          ...tolerance,
          fullPage: true,
        });
      });
  });
