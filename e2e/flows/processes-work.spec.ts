import { choose } from '../core/choose';
import { holdToasts } from '../core/hold-toasts';
import { expect, test } from '../core/test';
import { ProcessesPage } from '../pages/processes.page';

test('[PM1, PM2] a process is chosen from the list, and the address keeps it @smoke', async ({
  page,
}) => {
  const processes = new ProcessesPage(page);
  await processes.goto();
  await processes.item(/Letter of credit/).click();
  await expect(page).toHaveURL(/process=PF-2024-002/);
  await page.reload();
  await expect(processes.details('Letter of credit, naphtha cargo')).toBeVisible();
  await processes.tab('Analytics').click();
  await expect(page.getByText('94.2%')).toBeVisible();
  await page.goBack();
  await expect(processes.details('Letter of credit, naphtha cargo')).toBeVisible();
});

test('[PM1, PM6] a new process is planned, filtered for and exported', async ({ page }) => {
  const processes = new ProcessesPage(page);
  await processes.goto();
  await processes.button('New Process').click();
  await processes.dialog().getByLabel('Name').fill('Jet fuel to Bergen');
  await choose(processes.dialog().getByRole('combobox', { name: 'Client' }), 'Northwind Petroleum');
  await processes.dialog().getByLabel('Assigned to').fill('Priya Nair');
  await processes.dialog().getByRole('spinbutton', { name: 'Value' }).fill('2500000');
  await processes.button('Create process').click();
  await expect(processes.details('Jet fuel to Bergen')).toContainText('PF-2024-010');

  await processes.filter().click();
  await processes.search().fill('bergen');
  await expect(processes.result()).toHaveText('1 of 11 processes');
  const download = page.waitForEvent('download');
  await processes.button('Export').click();
  expect((await download).suggestedFilename()).toMatch(/^processes_search-bergen_2024-07-22\.csv$/);
});

test('[PM3, PM5] requirements are met, and a rejected dip test brings its re-test', async ({
  page,
}) => {
  await holdToasts(page);
  const processes = new ProcessesPage(page);
  await processes.goto('&process=PF-2024-001');
  await expect(processes.button('Confirm test')).toHaveAttribute('aria-disabled', 'true');
  await processes.requirement('Second laboratory confirms the reading').click();
  await expect(processes.requirement('Second laboratory confirms the reading')).toBeChecked();
  await processes.button('Reject test').click();
  const milestones = processes.milestones();
  await expect(milestones).toContainText('Re-test rejected then re-test required');
  await expect(page.getByRole('list', { name: 'Requirements of Re-test' })).toBeVisible();
  await expect(milestones).toContainText('Delayed');

  await test.step('the header’s bell has heard of it, and Undo takes it all back', async () => {
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
    await expect(bell).toContainText('5');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(processes.button('Reject test')).toBeVisible();
    await expect(bell).toContainText('4');
  });
});

test('[PM3] a milestone completed in one browser tab is seen in another', async ({
  page,
  context,
}) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&process=PF-2024-007');
  const otherPage = await context.newPage();
  const other = new ProcessesPage(otherPage);
  await other.goto();
  await expect(other.item(/Diesel transfer/)).toContainText('13 of 15');
  await processes.requirement('Closing set complete').click();
  await processes.button('Complete milestone').click();
  await expect(other.item(/Diesel transfer/)).toContainText('14 of 15');
  await otherPage.close();
});

test('[PM7] the alert toggles begin as stated and last in live', async ({ page }) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&section=alerts');
  await expect(processes.toggle('Email critical alerts')).toBeChecked();
  await expect(processes.toggle('SMS notifications')).toBeChecked();
  await expect(processes.toggle('Daily digest')).not.toBeChecked();
  await processes.toggle('Daily digest').click();
  await expect(processes.toggle('Daily digest')).toBeChecked();
  await page.reload();
  await expect(processes.toggle('Daily digest')).toBeChecked();
});

test('[PM1, PM7] in the sample the three buttons are inert and toggles hold for the page', async ({
  page,
}) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&behaviour=reference');
  await expect(processes.list().getByRole('listitem')).toHaveCount(10);
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  for (const name of ['Filter', 'Export', 'New Process']) await processes.button(name).click();
  await expect(processes.dialog()).toHaveCount(0);
  await expect(processes.search()).toHaveCount(0);
  await expect(processes.button('Complete milestone')).toHaveCount(0);
  expect(downloads).toBe(0);

  await processes.tab('Alerts & Notifications').click();
  await processes.toggle('Daily digest').click();
  await expect(processes.toggle('Daily digest')).toBeChecked();
  await processes.tab('Analytics').click();
  await expect(processes.toggle('Daily digest')).toHaveCount(0);
  await processes.tab('Alerts & Notifications').click();
  await expect(processes.toggle('Daily digest')).toBeChecked();
  await page.reload();
  await expect(processes.toggle('Daily digest')).not.toBeChecked();
});

test('[PM2] an address that names no process says so and leads back', async ({ page }) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&process=PF-9999-999');
  await expect(page.getByText('Process not found')).toBeVisible();
  await processes.button('Back to all processes').click();
  await expect(processes.details('Crude transfer, batch 7, Houston to Rotterdam')).toBeVisible();
});

test('[PM2, PM3] a milestone is completed by the keyboard alone', async ({ page }) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&process=PF-2024-007');
  await processes.requirement('Closing set complete').focus();
  await page.keyboard.press('Space');
  await expect(processes.button('Complete milestone')).not.toHaveAttribute('aria-disabled', 'true');
  await processes.button('Complete milestone').focus();
  await page.keyboard.press('Enter');
  await expect(processes.requirement('Client confirmed receipt')).toBeVisible();
});
