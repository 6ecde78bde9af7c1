import { openGate, signIn } from 'tooling/browser';
import { expectAccessible } from '../core/accessible';
import { deepTagIf } from '../core/deep-tag-if';
import { expectAriaSnapshot } from '../core/expect-aria-snapshot';
import { saveScreenshot } from '../core/save-screenshot';
import { expect, test } from '../core/test';
import { checkedViewportSizes, wideViewportSize } from '../core/viewports';
import { screenGroups } from './screens';

for (const screens of screenGroups) {
  const names = screens.map(({ name }) => name).join(', ');
  for (const mode of ['light', 'dark'] as const) {
    test(`[G9] axe finds no violation on ${names} in ${mode}${deepTagIf(mode === 'dark')} @a11y`, async ({
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
          await page.setViewportSize(wideViewportSize);
          await open(page);
          // Moves the pointer away, so that the clicked element is not in its hover state.
          await page.mouse.move(0, 0);
          await expect(page.getByRole('heading').first()).toBeVisible();
          for (const viewport of checkedViewportSizes) {
            await page.setViewportSize(viewport);
            await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
            await saveScreenshot(page, `${name}-${mode}-${viewport.width}`);
            await expectAccessible(page);
            if (mode === 'light' && viewport === wideViewportSize)
              await expectAriaSnapshot(page.locator('body'), name);
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
