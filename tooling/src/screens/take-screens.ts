import { expect } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withProduct } from '../bench/product';
import type { Browser, Page } from '../drive';
import { repository } from '../packages';
import { visits, type Visit } from './places';

const folder = join(repository, 'docs', 'screens');
const looks = {
  light: { colourMode: 'light' },
  dark: { colourMode: 'dark' },
  compact: { colourMode: 'light', compactView: true },
} as const;
type Look = keyof typeof looks;
const lookNames = ['light', 'dark', 'compact'] as const satisfies readonly Look[];
const widths = [1440, 390] as const;
const heights = { 1440: 900, 390: 844 } as const;
const quality = 0.8;
const maxPictures = 40;
/** A bound on a hang: a loaded machine takes long to draw a first page. */
const maxWaitMs = 120_000;
/** The sample's own moment, so that it is not moved to the day that the pictures are taken on. */
const moment = '2024-07-22T09:00:00.000Z';

/** A picture in the form that the repository keeps; an empty page draws it again. */
async function asWebp(easel: Page, png: Buffer): Promise<Buffer> {
  const made = await easel.evaluate(
    async ([data, wanted]) => {
      const image = await createImageBitmap(await (await fetch(data)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: wanted });
      return [...new Uint8Array(await blob.arrayBuffer())];
    },
    [`data:image/png;base64,${png.toString('base64')}`, quality] as const,
  );
  return Buffer.from(made);
}

/** Whether no chart in view waits for its drawing; one below the view waits until it is looked at. */
const isEveryChartDrawn = () =>
  [...document.querySelectorAll('[data-state="waiting"]')].every(
    (chart) => chart.getBoundingClientRect().top >= innerHeight,
  );

/** What the HTML paints first, and what says that something is being read. */
const waiting = '#first-paint, [aria-busy="true"]';

/** A picture of the page once all is drawn: what comes late, as rows and charts do, changes no picture any more. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  let picture = await page.screenshot();
  for (let attempt = 0; attempt < maxPictures; attempt += 1) {
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
    const next = await page.screenshot();
    if (next.equals(picture) && (await page.locator(waiting).count()) === 0) return picture;
    picture = next;
  }
  throw new Error(`${page.url()} does not settle.`);
}

/** The pictures of what one visitor sees, in one look. */
async function takeVisit(browser: Browser, url: string, look: Look, visit: Visit) {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
  await context.clock.setFixedTime(moment);
  await visit.letIn(context);
  await context.addInitScript((preferences) => {
    if (location.protocol.startsWith('http'))
      localStorage.setItem('tf_preferences', JSON.stringify(preferences));
  }, looks[look]);
  const [page, easel] = [await context.newPage(), await context.newPage()];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: heights[width] });
    for (const { name, address } of visit.places) {
      await page.goto(new URL(address, url).href, { waitUntil: 'networkidle' });
      await expect(page.locator(waiting)).toHaveCount(0, { timeout: maxWaitMs });
      await page.waitForFunction(isEveryChartDrawn);
      const picture = await asWebp(easel, await pictureAtRest(page));
      await writeFile(join(folder, `${name}-${look}-${String(width)}.webp`), picture);
    }
  }
  await context.close();
}

/** Takes the pictures of docs/screens again, of the built product. */
export const takeScreens = (onProgress: (text: string) => void): Promise<void> =>
  withProduct(onProgress, async ({ browser, url }) => {
    await mkdir(folder, { recursive: true });
    for (const look of lookNames) {
      for (const visit of visits) await takeVisit(browser, url, look, visit);
      onProgress(`every picture in ${look}`);
    }
  });
