import { openGate, signIn } from 'tooling/drive';
import { alfaFindings } from '../core/alfa-findings';
import { watchRest } from '../core/at-rest';
import { expect, test } from '../core/test';
import { narrow, wide } from '../core/viewports';
import { records, walks } from './screens';

test('[G9] a second engine finds a button without a name @deep @a11y', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.evaluate(() => document.body.append(document.createElement('button')));
  expect(await alfaFindings(page)).toContainEqual(expect.stringContaining('sia-r12'));
});

for (const screens of [...walks, records]) {
  const names = screens.map(({ name }) => name).join(', ');
  test(`[G9] a second engine finds nothing on ${names}, wide and narrow @deep @a11y`, async ({
    page,
  }) => {
    await (names === 'gate' ? openGate(page) : signIn(page));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const untilAtRest = watchRest(page);
    for (const { name, open } of screens) {
      await page.setViewportSize(wide);
      await open(page);
      await expect(page.getByRole('heading').first()).toBeVisible();
      for (const viewport of [wide, narrow]) {
        await page.setViewportSize(viewport);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await untilAtRest();
        expect.soft(await alfaFindings(page), `${name}, ${viewport.width} wide`).toEqual([]);
      }
    }
  });
}
