import type { Locator, Page } from '@playwright/test';
import { dashboardAddress, openGate, signIn } from 'tooling/browser';
import { watchPageIdle } from '../core/page-idle';
import { expect, test } from '../core/test';

async function withhold(page: Page, files: RegExp): Promise<() => void> {
  let goOn = () => {};
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(files, async (route) => {
    await told;
    await route.continue();
  });
  return goOn;
}

/**
 * Delays scripts and the font separately, so that the font loads last. The page must not shift when the font replaces
 * the fallback font.
 */
async function withholdAll(page: Page) {
  const bringScripts = await withhold(page, /\.js$/);
  const letFontCome = await withhold(page, /\.woff2$/);
  const untilAtRest = watchPageIdle(page);
  const bringFont = async () => {
    const isThere = () => page.evaluate(() => document.fonts.check("14px 'Inter Variable'"));
    expect(await isThere()).toBe(false);
    letFontCome();
    await expect.poll(isThere).toBe(true);
    await untilAtRest();
  };
  return { bringScripts, bringFont };
}

const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
  });

const visits = [
  [
    'the landing page',
    openGate,
    '/trustfold',
    'Legal-grade automation for contracts',
    'Book a Demo',
  ],
  ['the sign-in', openGate, '/portal/login', 'Portal access', 'Access Portal'],
  ['the portal selection', signIn, '/trustfold/login', 'Choose a portal', 'System oversight'],
  [
    'a dashboard',
    signIn,
    dashboardAddress('admin', 'contracts'),
    'Administration Portal',
    '$78,000,000',
  ],
  [
    'the heading of a tab',
    signIn,
    dashboardAddress('admin', 'contracts'),
    'Create contracts, track legal reviews',
    '$78,000,000',
  ],
  [
    'a dashboard without a session',
    openGate,
    dashboardAddress('admin', 'contracts'),
    'Portal access',
    'Access Portal',
  ],
] as const;

for (const [name, prepare, address, first, later] of visits) {
  // On phones, the text below the heading is hidden, so its test runs only in a wide window.
  for (const width of name === 'the heading of a tab' ? [1440] : [390, 1440]) {
    test(`[F1, S2, federation] the initial HTML shows ${name} at ${width} px, and the loaded page replaces it without a layout shift @deep`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await prepare(page);
      const { bringScripts, bringFont } = await withholdAll(page);
      await page.goto(address, { waitUntil: 'commit' });
      const words = page.locator('#first-paint').getByText(first);
      await expect(words).toBeVisible();
      const before = await words.boundingBox();
      bringScripts();
      await expect(page.getByText(later).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('#first-paint')).toHaveCount(0);
      const moved = async () =>
        Math.abs(((await page.getByText(first).first().boundingBox())?.y ?? 0) - (before?.y ?? 0));
      expect(await moved()).toBeLessThan(24);
      await bringFont();
      expect(await moved()).toBeLessThan(24);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    });
  }
}

for (const [tab, title, lead, figure] of [
  ['overview', 'Overview', 'Key figures and recent activity.', '99.9%'],
  [
    'analytics',
    'System Analytics',
    'Volumes, contracts, compliance and the health',
    'Transaction volume',
  ],
] as const) {
  for (const width of [390, 1440]) {
    test(`[F1, AN1, federation] the initial HTML of ${tab} at ${width} px does not shift when the data loads @deep`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page);
      const { bringScripts, bringFont } = await withholdAll(page);
      await page.goto(dashboardAddress('admin', tab), { waitUntil: 'commit' });
      const wordsIn = (place: Locator) =>
        width === 390 ? place.locator('h2', { hasText: title }) : place.getByText(lead);
      const words = wordsIn(page.locator('#first-paint main'));
      await expect(words).toBeVisible();
      const before = await words.boundingBox();
      bringScripts();
      await expect(page.getByText(/^Sample data, as of /)).toBeVisible();
      await expect(page.getByText(figure).filter({ visible: true }).first()).toBeVisible();
      const expectInPlace = async () =>
        expect((await wordsIn(page.getByRole('main')).boundingBox())?.y).toBeCloseTo(
          before?.y ?? 0,
          0,
        );
      await expectInPlace();
      await bringFont();
      await expectInPlace();
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    });
  }
}

test('[F3] in dark mode, the initial HTML marks the tab in the URL as selected', async ({
  page,
}) => {
  await signIn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('tf_preferences', '{"colourMode":"system"}'));
  const bringScripts = await withhold(page, /\.js$/);
  await page.goto(dashboardAddress('admin', 'contracts'), { waitUntil: 'commit' });
  await expect(page.locator('#first-paint [aria-selected="true"]')).toHaveText('Contracts');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  bringScripts();
  await expect(page.getByText('$78,000,000').first()).toBeVisible();
});
