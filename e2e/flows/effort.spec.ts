import { startCountingEffort, readEffort } from '../pages/count-effort';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { CompliancePage } from '../pages/compliance.page';
import { ContractsPage } from '../pages/contracts.page';
import { NotificationsPage } from '../pages/notifications.page';
import { ProcessesPage } from '../pages/processes.page';

test('[F2, C7] recording a signature for a named person takes 5 clicks from the search result @smoke @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin');
  await expect(page.getByRole('region', { name: 'Your tasks' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('okoro');
  const found = page.getByRole('option', { name: /Daniel Okoro/ });
  await expect(found).toBeVisible();
  await startCountingEffort(page);
  await found.click();
  const contracts = new ContractsPage(page);
  await contracts.button('DocuSign', page.getByRole('dialog')).click();
  await contracts.record('Daniel Okoro');
  await expect(contracts.events().last()).toContainText('Oliver Bennett signs next');
  expect(await readEffort(page)).toEqual({ clicks: 5, keys: 0 });
});

test('[R78] opening a task and returning to the list takes at most 4 key presses @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin');
  const tasks = page.getByRole('region', { name: 'Your tasks' });
  await expect(tasks.getByRole('listitem')).toHaveCount(7);
  const links = await tasks.getByRole('link').all();
  await startCountingEffort(page);
  for (const [index] of links.entries()) {
    const link = tasks.getByRole('link').nth(index);
    await page.keyboard.press('j');
    await expect(link).toBeFocused();
    const address = await link.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address?.replaceAll(/[?]/g, '\\?')}$`));
    // A key combination such as Alt+Left counts as one key.
    await page.goBack();
    await expect(link).toBeFocused();
  }
  const { clicks, keys } = await readEffort(page);
  expect(keys + links.length).toBeLessThanOrEqual(4 * links.length);
  expect(clicks).toBe(0);
});

test('[CO4] resolving an open issue of a client takes at most 4 clicks and a typed reason @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'compliance');
  const compliance = new CompliancePage(page);
  await expect(page.getByText('Caspian Pipeline Services').first()).toBeVisible();
  await startCountingEffort(page);
  await page.getByRole('button', { name: 'View details of Caspian Pipeline Services' }).click();
  const details = compliance.details('Caspian Pipeline Services');
  await compliance.act(details, 'Resolve “Payments to four subcontractors unexplained”').click();
  await compliance.submit('Resolve issue', 'The invoices explain them.');
  await expect(details).not.toContainText('Resolve “Payments to four');
  const { clicks } = await readEffort(page);
  expect(clicks).toBeLessThanOrEqual(4);
});

test('[CO2, CO4] resolving the status “At risk” of a client takes at most 5 clicks and 2 typed reasons @deep', async ({
  page,
}) => {
  const company = 'Cordillera Mining Group';
  await openDashboard(page, 'banking', 'compliance');
  const compliance = new CompliancePage(page);
  await expect(compliance.card(company)).toContainText('At risk');
  await startCountingEffort(page);
  await page.getByRole('button', { name: `View details of ${company}` }).click();
  const details = compliance.details(company);
  await compliance.act(details, 'Complete KYC').click();
  await compliance.submit('Complete KYC', 'The register shows the concession.');
  await compliance.act(details, 'Finish review').click();
  await compliance.submit('Complete milestone', 'The director is not related to the official.');
  const { clicks } = await readEffort(page);
  expect(clicks).toBeLessThanOrEqual(5);
  await page.keyboard.press('Escape');
  await expect(compliance.card(company)).toContainText('KYC Completed');
  await expect(compliance.card(company)).not.toContainText('At risk');
});

test('[PM2, PM3] completing a milestone takes 3 clicks @deep', async ({ page }) => {
  const processes = new ProcessesPage(page);
  await processes.goto();
  await expect(processes.item(/Diesel transfer/)).toContainText('13 of 15');
  await startCountingEffort(page);
  await processes.item(/Diesel transfer/).click();
  await processes.requirement('Closing set complete').click();
  await processes.button('Complete milestone').click();
  await expect(processes.item(/Diesel transfer/)).toContainText('14 of 15');
  const { clicks } = await readEffort(page);
  expect(clicks).toBeLessThanOrEqual(3);
});

test('[N4, N5] completing each notification that requires action takes at most 4 key presses @deep', async ({
  page,
}) => {
  const notifications = new NotificationsPage(page);
  await notifications.goto();
  await notifications.tab('Action').click();
  await expect(notifications.list().getByRole('listitem')).toHaveCount(4);
  await startCountingEffort(page);
  for (const left of [3, 2, 1, 0]) {
    await page.keyboard.press('j');
    await page.keyboard.press('d');
    await expect(notifications.card(`Action required ${left}`)).toBeVisible();
  }
  const { clicks, keys } = await readEffort(page);
  expect(keys).toBeLessThanOrEqual(4 * 4);
  expect(clicks).toBe(0);
});
