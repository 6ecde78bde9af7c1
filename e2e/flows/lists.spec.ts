import { dashboardAddress, signIn } from 'tooling/browser';
import { expect, test } from '../core/test';

type Tab = Parameters<typeof dashboardAddress>[1];

const at = (tab: Tab, query = '') => `${dashboardAddress('admin', tab)}${query}`;

test('[views] the saved default view is applied when the list opens, and its link shows the same columns @deep', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto(at('contracts', '&view=table&status=legal_approved&cols=title,status,client'));
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: /Save and manage/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved views for Contracts' });
  await dialog.getByRole('textbox').pressSequentially('To sign');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'To sign', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Make default: To sign' }).click();
  await expect(dialog.getByText('Default')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View: To sign' })).toBeVisible();
  await expect(page.getByRole('columnheader').nth(2)).toHaveText('Status');
  const link = page.url();

  await test.step('the list opens in a new browser tab with the default view', async () => {
    const other = await context.newPage();
    await signIn(other);
    await other.goto(at('contracts'));
    await expect(other.getByRole('button', { name: 'View: To sign' })).toBeVisible();
    await expect(other).toHaveURL(/status=legal_approved/);
    await other.close();
  });
  await test.step('the URL of the view shows the same columns', async () => {
    await page.goto(link);
    await expect(page.getByRole('columnheader').nth(2)).toHaveText('Status');
  });
});

test('[bulk] three pending transactions can be put on hold with one reason, and one Undo restores them @deep', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(at('transactions', '&view=table&status=pending'));
  const table = page.getByRole('table', { name: 'Transactions' });
  const boxes = table.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: 'Selected transactions' });
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await bar.getByRole('button', { name: 'Hold' }).click();
  const dialog = page.getByRole('dialog', { name: /Hold/ });
  await dialog.getByRole('textbox').pressSequentially('Ask the desk first');
  await dialog.getByRole('button', { name: 'Hold payments' }).click();
  await expect(bar).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(boxes.nth(2)).toBeVisible();
});

test('[export] Export downloads the listed clients as an Excel workbook @deep', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(at('clients', '&view=table'));
  const handedOut = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /^[0-9,]+ filtered rows \(XLSX\)$/ }).click();
  expect((await handedOut).suggestedFilename()).toMatch(/^clients_\d{4}-\d\d-\d\d\.xlsx$/);
});

for (const tab of ['clients', 'contracts', 'compliance'] as const)
  test(`[tables] rows of ${tab} are 44 px high, compact rows are 32 px high, and the header stays visible @deep`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page);
    const table = page.getByRole('table').first();
    const rows = table.getByRole('row');
    const heights = () =>
      rows.evaluateAll((all) =>
        all.slice(1).map((row) => Math.round(row.getBoundingClientRect().height)),
      );
    await page.goto(at(tab, '&view=table'));
    await expect(rows.nth(2)).toBeVisible();
    // The maximum of 45 px includes the border of 1 px below a row.
    await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(45);
    await page.goto(at(tab, '&view=table&density=compact'));
    await expect(rows.nth(2)).toBeVisible();
    await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(33);
    const head = page.getByRole('columnheader').nth(1);
    await page.setViewportSize({ width: 1440, height: 300 });
    await rows.last().evaluate((row) => row.scrollIntoView({ block: 'end' }));
    // The sample data has only three contracts, which all fit on the screen.
    if (tab !== 'contracts') await expect(rows.nth(1)).not.toBeInViewport();
    await expect(head).toBeInViewport();
  });
