import { dashboardAddress, openGate, signIn, tabs } from 'tooling/drive';
import { expectAccessible } from '../core/accessible';
import { deepIf } from '../core/deep-if';
import { expectTree } from '../core/expect-tree';
import { lookAt } from '../core/look-at';
import { expect, test } from '../core/test';
import { narrow, wide } from '../core/viewports';

const addresses = new Map<string, string>([
  ['gate', '/'],
  ['landing', '/trustfold'],
  ['sign-in', '/portal/login'],
  ['demo', '/portal/demo'],
  ['selection', '/trustfold/login'],
  ['not-found', '/nowhere'],
  ...tabs.map((tab) => [tab, dashboardAddress('admin', tab)] as const),
]);

for (const [name, address] of addresses) {
  for (const mode of ['light', 'dark'] as const) {
    test(`[G9] axe finds nothing on ${name} in ${mode}, wide and narrow${deepIf(mode === 'dark')} @a11y`, async ({
      page,
    }) => {
      await (name === 'gate' ? openGate(page) : signIn(page));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(
        (colourMode) => localStorage.setItem('tf_preferences', JSON.stringify({ colourMode })),
        mode,
      );
      await page.goto(address);
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
}
