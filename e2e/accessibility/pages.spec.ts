import type { Page } from '@playwright/test';
import { dashboardAddress, openGate, signIn, type Tab } from 'tooling/drive';
import { expectAccessible } from '../core/accessible';
import { deepIf } from '../core/deep-if';
import { expectTree } from '../core/expect-tree';
import { lookAt } from '../core/look-at';
import { expect, test } from '../core/test';
import { narrow, wide } from '../core/viewports';

interface Screen {
  readonly name: string;
  /** Leads to it, wide, in the page of the screen before it. */
  readonly open: (page: Page) => Promise<unknown>;
}

const byAddress = (name: string, address: string): Screen => ({
  name,
  open: (page) => page.goto(address),
});

const byLink = (name: string, link: string, heading: string): Screen => ({
  name,
  open: async (page) => {
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
});

const byTab = (name: Tab): Screen => ({
  name,
  open: async (page) => {
    const tab = page.locator(`#dashboard-tab-${name}`);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  },
});

const tabsFrom = (first: Tab, ...others: readonly Tab[]): readonly Screen[] => [
  byAddress(first, dashboardAddress('admin', first)),
  ...others.map(byTab),
];

/** Screens that one page shows, one after the other. */
const walks: readonly (readonly Screen[])[] = [
  [byAddress('gate', '/')],
  [byAddress('landing', '/trustfold'), byLink('sign-in', 'Portal Access', 'Portal access')],
  [
    byAddress('not-found', '/nowhere'),
    byLink('selection', 'Choose a portal', 'Choose a portal'),
    byLink('demo', 'Demo portal', 'Demo portal'),
  ],
  tabsFrom('overview', 'processes', 'transactions'),
  tabsFrom('clients', 'compliance', 'contracts'),
  tabsFrom('notifications', 'profile', 'analytics'),
];

for (const screens of walks) {
  const names = screens.map(({ name }) => name).join(', ');
  for (const mode of ['light', 'dark'] as const) {
    test(`[G9] axe finds nothing on ${names} in ${mode}, wide and narrow${deepIf(mode === 'dark')} @a11y`, async ({
      page,
    }) => {
      await (names === 'gate' ? openGate(page) : signIn(page));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(
        (colourMode) => localStorage.setItem('tf_preferences', JSON.stringify({ colourMode })),
        mode,
      );
      for (const { name, open } of screens) {
        await test.step(name, async () => {
          await page.setViewportSize(wide);
          await open(page);
          // What was pressed is no longer pointed at.
          await page.mouse.move(0, 0);
          await expect(page.getByRole('heading').first()).toBeVisible();
          for (const viewport of [wide, narrow]) {
            await page.setViewportSize(viewport);
            await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
            await lookAt(page, `${name}-${mode}-${viewport.width}`);
            await expectAccessible(page);
            if (mode === 'light' && viewport === wide) await expectTree(page.locator('body'), name);
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(width, 'nothing reaches past the side of the page').toBeLessThanOrEqual(
              viewport.width,
            );
          }
        });
      }
    });
  }
}
