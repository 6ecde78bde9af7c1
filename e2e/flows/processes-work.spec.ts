import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { readFile } from 'node:fs/promises';
import { dashboardAddress, signIn } from 'tooling/browser';
import { chooseOption } from '../core/choose-option';
import { pauseToasts } from '../core/pause-toasts';
import { expect, test } from '../core/test';
import { wideViewportSize } from '../core/viewports';
import { AnalyticsPage } from '../pages/analytics.page';
import { DashboardPage } from '../pages/dashboard.page';
import { NotificationsPage } from '../pages/notifications.page';
import { ProcessesPage } from '../pages/processes.page';

test('[PM1, PM2] choosing a process in the list adds it to the URL @smoke', async ({ page }) => {
  const processes = new ProcessesPage(page);
  await processes.goto();
  await processes.item(/Letter of credit/).click();
  await expect(page).toHaveURL(/process=PF-002/);
  await page.reload();
  await expect(processes.details('Letter of credit, naphtha cargo')).toBeVisible();
  await processes.tab('Analytics').click();
  await expect(page.getByText('94.2%')).toBeVisible();
  await page.goBack();
  await expect(processes.details('Letter of credit, naphtha cargo')).toBeVisible();
});

test('[PM2, PM3] the most overdue process is first, and its next milestone and buttons are visible without scrolling @deep', async ({
  page,
}) => {
  await page.setViewportSize(wideViewportSize);
  const processes = new ProcessesPage(page);
  await processes.goto();
  await expect(processes.list().getByRole('listitem').first()).toContainText('3d late');
  await expect(processes.details('Letter of credit, naphtha cargo')).toBeVisible();
  await expect(processes.button('Complete milestone')).toBeInViewport({ ratio: 1 });
  await processes.item(/Crude transfer/).click();
  await expect(processes.button('Confirm test')).toBeInViewport({ ratio: 1 });
  const completed = processes.milestones().getByText('Batch received');
  await expect(completed).toBeHidden();
  await processes.button('7 completed milestones').click();
  await expect(completed).toBeVisible();
});

test('[PM1, PM6] a new process can be created, filtered and exported @deep', async ({ page }) => {
  const processes = new ProcessesPage(page);
  await processes.goto();
  await processes.button('New Process').click();
  await processes.dialog().getByLabel('Name').fill('Jet fuel to Bergen');
  await chooseOption(
    processes.dialog().getByRole('combobox', { name: 'Client' }),
    'Northwind Petroleum',
  );
  await processes.dialog().getByLabel('Assigned to').fill('Priya Nair');
  await processes.dialog().getByRole('spinbutton', { name: 'Value' }).fill('2500000');
  await processes.button('Create process').click();
  await expect(processes.details('Jet fuel to Bergen')).toContainText('PF-012');

  await processes.filter().click();
  await processes.search().fill('bergen');
  await expect(processes.result()).toHaveText('1 of 11 processes');
  const download = page.waitForEvent('download');
  await processes.button('Export').click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^processes_search-bergen_2024-07-22\.csv$/);
});

test('[PM3, PM5, R107] requirements can be completed, and rejecting a dip test adds a re-test @deep', async ({
  page,
}) => {
  await pauseToasts(page);
  const processes = new ProcessesPage(page);
  await processes.goto('&process=PF-001');
  await expect(processes.button('Confirm test')).toHaveAttribute('aria-disabled', 'true');
  await processes.requirement('Second laboratory confirms the reading').click();
  await expect(processes.requirement('Second laboratory confirms the reading')).toBeChecked();
  await processes.button('Reject test').click();
  const rejection = page.getByRole('dialog', { name: /^Reject the test “/ });
  await rejection.getByLabel('Why is the test rejected?').fill('Water in the sample');
  await rejection.getByRole('button', { name: 'Reject test' }).click();
  const milestones = processes.milestones();
  await expect(milestones).toContainText('Re-test rejected then re-test required');
  await expect(page.getByRole('list', { name: 'Requirements of Re-test' })).toBeVisible();
  await expect(milestones).toContainText('Delayed');

  await test.step('the bell counts the alert only for other people, and Undo removes the alert', async () => {
    const other = await page.context().newPage();
    await signIn(other);
    await other.goto(dashboardAddress('banking'));
    const bellOf = (shown: typeof page) => new DashboardPage(shown).bell();
    await expect(bellOf(other)).toContainText('5');
    await expect(bellOf(page)).toContainText('4');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(processes.button('Reject test')).toBeVisible();
    await expect(bellOf(other)).toContainText('4');
  });
});

test('[PM2, PM7] approving a re-test clears the process’s alert, and the smart contract records the approval @deep', async ({
  page,
}) => {
  const processes = new ProcessesPage(page);
  const recorded = new AnalyticsPage(page).figure('Smart Contracts');
  await signIn(page);
  await page.goto(dashboardAddress('admin'));
  const before = Number(await recorded.getByText(/^\d+$/).innerText());
  await page.goto(`${dashboardAddress('admin', 'processes')}&process=PF-001`);
  await processes.requirement('Second laboratory confirms the reading').click();
  await processes.button('Confirm test').click();
  await expect(page.getByRole('list', { name: 'Smart contract records' })).toContainText(
    'Re-test approved: completed and confirmed.',
  );
  await processes.tab('Alerts & Notifications').click();
  const alerts = page.getByRole('list', { name: 'Alerts', exact: true });
  await expect(alerts).toContainText('Shipping documents overdue');
  await expect(alerts).not.toContainText('Re-test due today');

  await test.step('the action item is gone, and the Smart Contracts figure increases by one', async () => {
    const notifications = new NotificationsPage(page);
    await page.goto(`${dashboardAddress('admin', 'notifications')}&show=action`);
    await expect(notifications.card('Action required 3')).toBeVisible();
    await expect(notifications.item('Shipping documents overdue')).toBeVisible();
    await expect(notifications.item('Dip test rejected, re-test required')).toHaveCount(0);
    await page.goto(dashboardAddress('admin'));
    await expect(recorded.getByText(String(before + 1), { exact: true })).toBeVisible();
  });
});

const reading = 'Second laboratory confirms the reading';

test('[R117, PM3, policy] only the vendor can complete a milestone’s requirements and add a document @deep', async ({
  page,
}) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&process=PF-001', 'banking');
  await test.step('the banking portal shows the requirement as text, without buttons', async () => {
    await expect(page.getByText(reading, { exact: true })).toBeVisible();
    await expect(processes.requirement(reading)).toHaveCount(0);
    await expect(processes.button('Confirm test')).toHaveCount(0);
    await expect(processes.button('Add document')).toHaveCount(0);
    await expect(
      page.getByText('Read-only: the Banking portal cannot change processes.'),
    ).toBeVisible();
  });

  await page.goto(`${dashboardAddress('vendor', 'processes')}&process=PF-001`);
  await processes.button('Add document').click();
  const form = processes.dialog().getByRole('form', { name: 'Upload a document' });
  const content = Buffer.from(createOnePagePdf('second reading'));
  await form
    .getByLabel('File')
    .setInputFiles({ name: 'Reading.pdf', mimeType: 'application/pdf', buffer: content });
  await form.getByRole('button', { name: 'Upload' }).click();
  const documents = page.getByRole('list', { name: 'Documents of Re-test approved' });
  await expect(documents).toContainText('Reading.pdf');
  await page.reload();
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'Download Reading.pdf' }).click();
  expect(await readFile(await (await download).path())).toEqual(content);
});

test('[PM3] a milestone completed in one browser tab appears in another @deep', async ({
  page,
  context,
}) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&process=PF-007');
  const otherPage = await context.newPage();
  const other = new ProcessesPage(otherPage);
  await other.goto();
  await expect(other.item(/Diesel transfer/)).toContainText('13 of 15');
  await processes.requirement('Closing set complete').click();
  await processes.button('Complete milestone').click();
  await expect(other.item(/Diesel transfer/)).toContainText('14 of 15');
  await otherPage.close();
});

test('[PM2, PM3] a milestone can be completed with the keyboard @deep', async ({ page }) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&process=PF-007');
  await processes.requirement('Closing set complete').focus();
  await page.keyboard.press('Space');
  await expect(processes.button('Complete milestone')).not.toHaveAttribute('aria-disabled', 'true');
  await processes.button('Complete milestone').focus();
  await page.keyboard.press('Enter');
  await expect(processes.requirement('Client confirmed receipt')).toBeVisible();
});
