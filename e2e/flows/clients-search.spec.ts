import { fillWorkspace, signIn } from 'tooling/browser';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { ClientsPage } from '../pages/clients.page';

const at = (query: string) => `/trustfold/dashboard/admin?tab=clients${query}`;

test('[CL1, CL2] search and filters together narrow the client list, and the URL contains them @smoke @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'clients');
  const clients = new ClientsPage(page);
  await expect(clients.heading()).toBeVisible();
  await expect(clients.cards()).toHaveCount(12);

  await test.step('a search for part of a contact’s name, in any writing system, finds the client', async () => {
    await clients.search().fill('李');
    await expect(clients.cards()).toHaveCount(1);
    await expect(clients.card('Orient Bridge Finance')).toBeVisible();
  });

  await test.step('search and risk filter can be combined', async () => {
    await clients.search().fill('an');
    await clients.choose('Risk', 'High Risk');
    await expect(page).toHaveURL(/tab=clients&q=an&risk=high$/);
    await expect(clients.count()).toHaveText('2 of 12 clients');
  });

  await test.step('the filtered list is restored after a reload', async () => {
    await page.reload();
    await expect(clients.search()).toHaveValue('an');
    await expect(clients.count()).toHaveText('2 of 12 clients');
  });

  await test.step('a search without results shows a message and offers to clear the filters', async () => {
    await clients.search().fill('nobody at all');
    await expect(page.getByText('No clients match')).toBeVisible();
    await clients.clearFilters().last().click();
    await expect(clients.cards()).toHaveCount(12);
    await expect(page).toHaveURL(/\?tab=clients$/);
  });
});

test('[CL1] the client table can be sorted by its headers, and a row opens the client @deep', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(at('&view=table'));
  const clients = new ClientsPage(page);
  await clients.table().getByRole('button', { name: 'Score' }).click();
  await expect(page).toHaveURL(/sort=score/);
  await expect(clients.table().getByRole('rowheader').first()).toHaveText('Orient Bridge Finance');
  await clients.table().getByRole('rowheader').first().getByRole('link').click();
  await expect(clients.profile('Orient Bridge Finance')).toBeVisible();
  await page.goBack();
  await expect(clients.profile('Orient Bridge Finance')).toBeHidden();
});

test('[CL1] Export downloads the filtered clients as CSV @deep', async ({ page }) => {
  await signIn(page);
  await page.goto(at('&risk=high'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^clients_risk-high_\d{4}-\d\d-\d\d\.csv$/);
});

test('[CL1] a search in 10,000 clients renders fewer than 60 cards @deep', async ({ page }) => {
  test.slow();
  await fillWorkspace(page, 10_000);
  await page.goto(at(''));
  const clients = new ClientsPage(page);
  await expect(clients.count()).toHaveText('10,000 clients');
  await expect(clients.cards().first()).toBeVisible();
  expect(await clients.cards().count()).toBeLessThan(60);

  await clients.search().pressSequentially('energy');
  await expect(clients.count()).toHaveText(/ of 10,000 clients$/);
  expect(await clients.cards().count()).toBeLessThan(60);
});
