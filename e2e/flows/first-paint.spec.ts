import type { Page } from '@playwright/test';
import { dashboardAddress, openGate, signIn } from 'tooling/drive';
import { deepIf } from '../core/deep-if';
import { expect, test } from '../core/test';

/** Withholds every script, and the page's type, until it is told to go on. */
async function withholdScripts(page: Page): Promise<() => void> {
  let goOn = () => {};
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\.(js|woff2)$/, async (route) => {
    await told;
    await route.continue();
  });
  return goOn;
}

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

const visits = [
  [
    'the landing page',
    openGate,
    '/trustfold',
    'Legal-grade automation for contracts',
    'Book a Demo',
  ],
  ['the sign-in', openGate, '/portal/login', 'Portal access', 'Access Portal'],
  ['the portal selection', signIn, '/trustfold/login', 'Choose a portal', '6 portals'],
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
    'Create contracts, follow their legal review',
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
  for (const width of [390, 1440]) {
    test(`[F1, S2, federation] the HTML alone paints ${name}, ${width} wide, and the page takes its place @deep`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await prepare(page);
      const goOn = await withholdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      const words = page.locator('#first-paint').getByText(first);
      await expect(words).toBeVisible();
      const before = await words.boundingBox();
      goOn();
      await expect(page.getByText(later).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('#first-paint')).toHaveCount(0);
      const after = await page.getByText(first).first().boundingBox();
      expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(24);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    });
  }
}

for (const [tab, lead, figure] of [
  ['overview', 'Transactions, contracts and compliance in the period', '99.9%'],
  ['analytics', 'Volumes, contracts, compliance and the health', 'Transaction volume'],
] as const) {
  for (const width of [390, 1440]) {
    test(`[F1, AN1, federation] the HTML of ${tab} keeps room for of when its figures are, ${width} wide${deepIf(width !== 390)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page);
      const goOn = await withholdScripts(page);
      await page.goto(dashboardAddress('admin', tab), { waitUntil: 'commit' });
      const words = page.locator('#first-paint').getByText(lead);
      await expect(words).toBeVisible();
      const before = await words.boundingBox();
      goOn();
      await expect(page.getByText(/^Sample data, (as of|moved to) /)).toBeVisible();
      await expect(page.getByText(figure).filter({ visible: true }).first()).toBeVisible();
      const after = await page.getByText(lead).boundingBox();
      expect(after?.y).toBeCloseTo(before?.y ?? 0, 0);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    });
  }
}

test('[F3] the HTML alone marks the tab of the address, in dark', async ({ page }) => {
  await signIn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('tf_preferences', '{"colourMode":"system"}'));
  const goOn = await withholdScripts(page);
  await page.goto(dashboardAddress('admin', 'contracts'), { waitUntil: 'commit' });
  await expect(page.locator('#first-paint [data-current]')).toHaveText('Contracts');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  goOn();
  await expect(page.getByText('$78,000,000').first()).toBeVisible();
});
