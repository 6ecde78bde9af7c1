import { alfaFindings } from '../core/alfa-findings';
import { expect, test } from '../core/test';
import { records, walks } from './screens';
import { walkScreens } from './walk-screens';

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
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await walkScreens(page, screens, async ({ name, width }) =>
      expect.soft(await alfaFindings(page), `${name}, ${width} wide`).toEqual([]),
    );
  });
}
