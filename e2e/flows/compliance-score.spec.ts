import { dashboardAddress, signIn } from 'tooling/browser';
import { expectAccessible } from '../core/accessible';
import { openDashboard } from '../core/open-dashboard';
import { focusByTab } from '../core/tab-to';
import { expect, test } from '../core/test';
import { narrowViewportSize, wideViewportSize } from '../core/viewports';
import { ClientsPage } from '../pages/clients.page';
import { CompliancePage } from '../pages/compliance.page';
import { NotificationsPage } from '../pages/notifications.page';

const atlas = 'Atlas Drilling Corporation';
const at = (query: string, portal = 'admin') =>
  `/trustfold/dashboard/${portal}?tab=compliance${query}`;

test('[CO1, CO3, T1, T2] compliance records can be searched, filtered and sorted, and the URL contains the choices @smoke @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'compliance');
  const compliance = new CompliancePage(page);
  await expect(compliance.heading()).toBeVisible();
  await expect(compliance.cards()).toHaveCount(12);
  await expect(compliance.names().first()).toHaveText('Orient Bridge Finance');
  await expect(compliance.card('Meridian Energy Partners')).toContainText('3/3 sign-offs');
  await expect(compliance.card(atlas)).toContainText('2/3 sign-offs');

  await compliance.choose('Sort', 'Least recently updated');
  await expect(page).toHaveURL(/sort=staleness/);
  await expect(compliance.names().first()).toHaveText('Zambezi Hydro Holdings');
  await compliance.choose('Risk', 'High Risk');
  await compliance.search().fill('grace');
  await expect(compliance.cards()).toHaveCount(2);
  await page.reload();
  await expect(compliance.cards()).toHaveCount(2);
});

test('[CO4] flagging a milestone with a reason updates score, issues and history @smoke', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(at('&case=CR-003'));
  const compliance = new CompliancePage(page);
  const details = compliance.details(atlas);
  await details.getByRole('button', { name: 'Flag a problem' }).click();
  const form = compliance.form('Flag milestone');
  await form.getByRole('button', { name: 'Flag milestone' }).click();
  await expect(form.getByText('Enter a reason for the flag')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Comment').fill('The legal opinion is missing.');
  await form.getByRole('button', { name: 'Flag milestone' }).click();

  await expect(details.getByRole('meter')).toHaveAttribute('aria-valuenow', '84');
  await expect(details.getByRole('list', { name: 'Flagged issues' })).toContainText(
    'Approved: The legal opinion is missing.',
  );
  await expect(compliance.log()).toContainText('Approved: held the milestone');
  await page.reload();
  await expect(details.getByRole('meter')).toHaveAttribute('aria-valuenow', '84');
  await expect(details.getByRole('list', { name: 'Audit trail' })).toContainText(
    'Recorded a milestone decision',
  );

  await expect(compliance.act(details, 'Complete approval')).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(compliance.nextStep()).toContainText('Who: Legal portal');
});

test('[CO2, CO4, CL1] a client reaches the stage Executed after three sign-offs and two completed screenings @deep', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(at('&case=CR-003', 'legal'));
  const compliance = new CompliancePage(page);
  const details = compliance.details(atlas);

  await test.step('the law firm completes the Approved milestone, which is the third sign-off', async () => {
    await compliance.act(details, 'Complete approval').click();
    await compliance.submit('Complete milestone', 'The owner is known.');
    await expect(compliance.signOffs()).toContainText('Oliver Bennett');
    await expect(details).toContainText('3/3 sign-offs');
    await page.goto(at('&case=CR-003'));
  });

  await test.step('Confirm compliance is disabled, and the next step lists the missing requirements', async () => {
    await expect(compliance.act(details, 'Confirm compliance')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const missing of ['AML to be completed', '1 flagged issue to resolve'])
      await expect(compliance.act(compliance.nextStep(), missing)).toBeVisible();
  });

  await test.step('the issue can be resolved and the screening completed', async () => {
    await compliance.act(details, 'Resolve “Beneficial owner declaration incomplete”').click();
    await compliance.submit('Resolve issue', 'The declaration is complete.');
    for (const [step, reason] of [
      ['Request', 'Bank statements of a year'],
      ['Receive', 'All twelve have come'],
      ['Complete', 'No match in any list'],
    ] as const) {
      await compliance.act(details, `${step} AML`).click();
      await compliance.submit(`${step} AML`, reason);
      await expect(compliance.screening('AML')).toContainText(reason);
    }
    await expectAccessible(page);
  });

  await test.step('the compliance record offers the Executed milestone, and the profile shows the completed AML check', async () => {
    await compliance.act(details, 'Confirm compliance').click();
    await compliance.submit('Complete milestone');
    await expect(compliance.act(details, 'Finish execution')).toBeVisible();
    await details.getByRole('link', { name: 'Client profile' }).click();
    await expect(page.getByRole('dialog', { name: atlas })).toContainText('AML Completed');
    await page.keyboard.press('Escape');
    // The sample data has seven open screenings, and this test has completed one of them.
    await expect(new ClientsPage(page).summaryCard('Open screenings 6')).toBeVisible();
  });
});

test('[N5, R107, CO2] a raised issue notifies the other portals, and the notification requires action until the issue is resolved @deep', async ({
  page,
}) => {
  const compliance = new CompliancePage(page);
  const details = compliance.details(atlas);
  const issue = 'The charter party is not signed';
  await signIn(page);
  await page.goto(at('&case=CR-003'));
  await details.getByRole('button', { name: 'Raise an issue' }).click();
  await expectAccessible(page);
  await compliance.submit('Raise issue', issue);
  await expect(details.getByRole('list', { name: 'Flagged issues' })).toContainText(issue);

  const notifications = new NotificationsPage(page);
  await page.goto(dashboardAddress('admin', 'notifications'));
  await expect(notifications.card('Action required 4')).toBeVisible();
  await page.goto(dashboardAddress('banking', 'notifications'));
  await expect(notifications.card('Action required 5')).toBeVisible();
  await notifications.item('Issue raised').click();
  await expect(notifications.details('Issue raised')).toContainText(issue);

  await page.goto(at('&case=CR-003'));
  await details.getByRole('button', { name: `Resolve “${issue}”` }).click();
  await compliance.submit('Resolve issue', 'It is signed.');
  await page.goto(dashboardAddress('banking', 'notifications'));
  await expect(notifications.item('Issue raised')).toBeVisible();
  await expect(notifications.card('Action required 4')).toBeVisible();
});

test('[CO4] a compliance record prints as a separate page @deep', async ({ page }) => {
  await signIn(page);
  await page.goto(at('&case=CR-003'));
  await expect(new CompliancePage(page).details(atlas)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Compliance record: ${atlas}`)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Compliance Score Engine' })).toBeHidden();
});

test('[CO4] opening and closing a compliance record with the keyboard flags no milestone @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'compliance');
  const compliance = new CompliancePage(page);
  await expect(compliance.cards().first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(compliance.search()).toBeFocused();
  await page.keyboard.type('atlas');
  await expect(compliance.cards()).toHaveCount(1);
  const open = page.getByRole('button', { name: `View details of ${atlas}` });
  await focusByTab(open);
  await page.keyboard.press('Enter');
  await expect(compliance.details(atlas).getByRole('button', { name: 'Close' })).toBeFocused();
  const flag = page.getByRole('button', { name: 'Flag a problem' });
  await focusByTab(flag);
  await page.keyboard.press('Enter');
  await expect(compliance.form('Flag milestone')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(flag).toBeFocused();

  await test.step('Escape closes the record even while its form is closing', async () => {
    await page.keyboard.press('Enter');
    await compliance.form('Flag milestone').evaluate((form) => {
      const press = () =>
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      new MutationObserver((_, watch) => {
        if (form.isConnected) return;
        watch.disconnect();
        press();
      }).observe(document.body, { childList: true, subtree: true });
      press();
    });
    await expect(compliance.details(atlas)).toBeHidden();
    await expect(open).toBeFocused();
  });
});

for (const viewport of [wideViewportSize, narrowViewportSize]) {
  test(`[CO4] axe finds no violation in a compliance record at a width of ${viewport.width} px @a11y @deep`, async ({
    page,
  }) => {
    await signIn(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto(at('&case=CR-003'));
    await expect(new CompliancePage(page).details(atlas)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  });
}
