import { dashboardAddress, fillWorkspace, signIn } from 'tooling/browser';
import { expectAccessible } from '../core/accessible';
import { startCountingEffort, readEffort } from '../pages/count-effort';
import { largeListTimeout } from '../core/large-lists';
import { expect, test } from '../core/test';
import { disableTimeLimits } from '../core/disable-time-limits';
import { QueuePage } from '../pages/queue.page';

test('[cases, policy] one person can decide the next review case in 6 clicks, and another can approve the decision in 3 @deep', async ({
  page,
}) => {
  await signIn(page);
  const queue = new QueuePage(page);
  const reason = 'Another person of the same name';

  await page.goto(dashboardAddress('banking', 'compliance'));
  await expect(queue.work()).toBeVisible();
  await startCountingEffort(page);
  await queue
    .work()
    .getByRole('tab', { name: /^Review queue/ })
    .click();
  await queue.assignNext().click();
  await queue.act('Decide').click();
  await queue.outcome('False positive').click();
  await queue.form().getByRole('textbox').click();
  await page.keyboard.type(reason);
  await queue.form().getByRole('button', { name: 'Submit decision' }).click();
  await expect(queue.drawer()).toContainText(`False positive: ${reason}`);
  expect(await readEffort(page)).toEqual({ clicks: 6, keys: reason.length });
  await expect(queue.act('Approve')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);

  const id = new URL(page.url()).searchParams.get('review') ?? '';
  await page.goto(`${dashboardAddress('admin', 'compliance')}&work=queue&whose=approve`);
  await expect(queue.table()).toBeVisible();
  await expectAccessible(page);
  await startCountingEffort(page);
  await queue.table().getByRole('row').nth(1).getByRole('link').first().click();
  expect(new URL(page.url()).searchParams.get('review')).toBe(id);
  await queue.approve(/^(Approve|Release)/);
  await expect(queue.drawer()).toContainText('approved by Nadia Rahman');
  expect(await readEffort(page)).toEqual({ clicks: 3, keys: 0 });

  await page.goto(`${dashboardAddress('banking', 'compliance')}&review=${id}`);
  await expect(queue.drawer()).toContainText('Resolved');
});

test('[cases, CO4] closing a review case as a false positive closes its hit, and the hit does not appear again @deep', async ({
  page,
}) => {
  await signIn(page);
  const queue = new QueuePage(page);
  await page.goto(`${dashboardAddress('banking', 'compliance')}&case=CR-012`);
  const hits = page.getByRole('group', { name: 'Sanctions hits' });
  await hits.getByRole('button', { name: 'Review case: Timur Bekov' }).click();
  await expect(queue.drawer().getByRole('table', { name: /^Comparison of / })).toBeVisible();
  await queue.act('Decide').click();
  await queue.outcome('False positive').click();
  await queue.form().getByRole('textbox').fill('Born in 1988');
  await queue.form().getByRole('button', { name: 'Submit decision' }).click();
  await expect(queue.drawer()).toContainText('False positive: Born in 1988');
  const id = new URL(page.url()).searchParams.get('review') ?? '';
  await page.goto(`${dashboardAddress('admin', 'compliance')}&work=queue&review=${id}`);
  await queue.approve(/^(Approve|Release)/);
  await expect(queue.drawer()).toContainText('approved by Nadia Rahman');
  await page.goto(`${dashboardAddress('banking', 'compliance')}&case=CR-012`);
  await expect(hits).toContainText('False positive');
  await page.goto(`${dashboardAddress('banking', 'compliance')}&work=queue&cause=sanctions_hit`);
  await expect(queue.table()).toBeVisible();
  await expect(queue.table()).not.toContainText('Timur Bekov');
});

test('[cases, evidence] the evidence pack of a review case can be downloaded, and a message counts its missing items @download @deep', async ({
  page,
}) => {
  await signIn(page);
  const queue = new QueuePage(page);
  await page.goto(`${dashboardAddress('regulator', 'compliance')}&work=queue`);
  await queue.table().getByRole('row').nth(1).getByRole('link').first().click();
  const handedOut = page.waitForEvent('download');
  await queue.act('More').click();
  await page.getByRole('menuitem', { name: 'Evidence pack' }).click();
  expect((await handedOut).suggestedFilename()).toMatch(/^evidence-pack_case-.*\.zip$/);
  await expect(page.getByText(/^\d+ files, \d+ items missing$/)).toBeVisible();
});

test('[cases, F5] a user can search a queue of 1,000 review cases and have the next one assigned @deep', async ({
  page,
}) => {
  test.setTimeout(largeListTimeout.timeout);
  await disableTimeLimits(page);
  await fillWorkspace(page, 420);
  const queue = new QueuePage(page);
  await page.goto(`${dashboardAddress('banking', 'compliance')}&work=queue`);
  const count = page.getByRole('status').filter({ hasText: /cases$/ });
  await expect(count).toHaveText(/^1,\d{3} of 1,\d{3} cases$/, largeListTimeout);
  const rows = queue.table().locator('tbody tr:not([aria-hidden])');
  await expect(rows).toHaveCount(200);
  await page.getByRole('searchbox').fill('kyc screening');
  await expect(count).toHaveText(/^\d+ of 1,\d{3} cases$/);
  await expect(rows.first()).toContainText('KYC screening');
  await page.getByRole('searchbox').fill('');
  await queue.assignNext().click();
  await expect(queue.drawer()).toContainText('Tan Mei Ling');
});
