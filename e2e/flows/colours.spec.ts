import type { Locator, Page } from '@playwright/test';
import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import type { ColourName } from 'shared-kernel/testing/name-of-colour';
import { getColourName } from '../core/get-colour-name';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { ProcessesPage } from '../pages/processes.page';
import { TransactionsPage } from '../pages/transactions.page';

const expectColour = (text: Locator, colour: ColourName) =>
  expect.poll(() => getColourName(text), `of “${text.toString()}”`).toBe(colour);

/** Colours must not be compared before the colour mode has changed. */
const expectMode = (page: Page, mode: string) =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);

const article = (page: Page, name: string) =>
  page.getByRole('article', { name: new RegExp(`^${name}`) });

for (const mode of ['light', 'dark'] as const) {
  test.describe(mode, () => {
    test.beforeEach(({ page }) =>
      page.addInitScript(
        ([colourMode, keys]) => {
          for (const key of keys) localStorage.setItem(key, JSON.stringify({ colourMode }));
        },
        [mode, ['tf_preferences', ...portalKeys.map((key) => `tf_preferences_${key}`)]] as const,
      ),
    );

    test(`[CO2, CO3] in ${mode} mode, compliance scores are green from 90, yellow from 75 and red below; risk levels use these colours @deep`, async ({
      page,
    }) => {
      await openDashboard(page, 'admin', 'compliance');
      await expectMode(page, mode);
      for (const [company, band, colour] of [
        ['Northwind Petroleum', 'Strong', 'green'],
        ['Atlas Drilling Corporation', 'Watch', 'yellow'],
        ['Baltic Grain & Freight', 'Watch', 'yellow'],
        ['Cordillera Mining Group', 'At risk', 'red'],
      ] as const)
        await expectColour(article(page, company).getByText(band), colour);
      for (const [risk, colour] of [
        ['Low Risk', 'green'],
        ['Medium Risk', 'yellow'],
        ['High Risk', 'red'],
      ] as const)
        await expectColour(page.getByRole('article').getByText(risk).first(), colour);
    });

    test(`[TX5, TX6] in ${mode} mode, transaction scores are green from 95, yellow from 85 and red below, and statuses have colours @deep`, async ({
      page,
    }) => {
      const transactions = new TransactionsPage(page);
      await transactions.goto('&view=cards');
      await expectMode(page, mode);
      for (const [id, score, status, standing] of [
        ['061', 'green', 'Completed', 'green'],
        ['064', 'green', 'Pending', 'grey'],
        ['062', 'yellow', 'Processing', 'blue'],
        ['060', 'red', 'Compliance Review', 'yellow'],
        ['057', 'red', 'Failed', 'red'],
      ] as const) {
        await transactions.search().fill(`TX-${id}`);
        await expect(transactions.cards()).toHaveCount(1);
        const card = transactions.cards();
        await expectColour(card.getByText(/^ ?(Clear|Watch|At risk)$/), score);
        await expectColour(card.getByText(status, { exact: true }).first(), standing);
      }
    });

    const levels: readonly (readonly [PortalKey, ColourName])[] = [
      ['admin', 'red'],
      ['client', 'green'],
      ['law_firm', 'blue'],
      ['banking', 'blue'],
      ['vendor', 'green'],
      ['regulator', 'red'],
    ];
    test(`[PR2] in ${mode} mode, the security level is red, blue or green, depending on the portal @deep`, async ({
      page,
    }) => {
      for (const [portal, colour] of levels) {
        await openDashboard(page, portal, 'profile');
        await expectMode(page, mode);
        const shown = page.getByRole('main');
        await expectColour(shown.getByText(/^Level \d/), colour);
      }
    });
  });
}

const groundOf = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

const expectTold = async (chosen: Locator, other: Locator) => {
  await expect(chosen).toBeVisible();
  await expect
    .poll(async () => (await groundOf(chosen)) !== (await groundOf(other)), chosen.toString())
    .toBe(true);
};

test('[R24] selected items look different from unselected ones in forced colours mode @deep', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const tabs = page.getByRole('tablist', { name: 'Dashboard tabs' });
  const entry = (selected: boolean) => page.getByRole('option', { selected }).first();

  await test.step('the selected tab, view and day look different from unselected ones', async () => {
    const processes = new ProcessesPage(page);
    await processes.goto('&calendar=all&day=21');
    await expectTold(
      tabs.getByRole('tab', { selected: true }),
      tabs.getByRole('tab', { selected: false }).first(),
    );
    await processes.tab('Calendar').click();
    await expectTold(processes.tab('Calendar'), processes.tab('Alerts'));
    await processes.day(15).click();
    await expectTold(processes.day(15), processes.day(16));
  });

  await test.step('the selected result of the search palette looks different from unselected ones', async () => {
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('combobox', { name: 'Search Trustfold' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expectTold(entry(true), entry(false));
    await page.keyboard.press('Escape');
  });

  await test.step('the selected counter and list view look different from unselected ones', async () => {
    const transactions = new TransactionsPage(page);
    await transactions.goto();
    await transactions.counter('Failed').click();
    await expectTold(transactions.counter('Failed'), transactions.counter('Pending'));
    const views = page.getByRole('radiogroup', { name: 'View' });
    await expectTold(
      views.locator('label', { has: page.getByRole('radio', { checked: true }) }),
      views.locator('label', { has: page.getByRole('radio', { checked: false }) }),
    );
  });
});
