import { dashboardAddress } from 'tooling/browser';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { narrow } from '../core/viewports';
import { TransactionsPage } from '../pages/transactions.page';

test.use({ viewport: { ...narrow, height: 500 } });

test('[R83] nothing scrolls by below the buttons of a long dialog on a phone @deep', async ({
  page,
}) => {
  await new TransactionsPage(page).goto();
  await page.getByRole('button', { name: 'Create payment' }).click();
  const save = page
    .getByRole('form', { name: 'New payment' })
    .getByRole('button', { name: 'Create payment' });
  await expect(save).toBeInViewport();
  const gapBelow = () =>
    save.evaluate((button) => {
      const body = button.closest('[role=dialog] .ant-modal-body');
      const actions = button.closest('[data-actions]');
      if (!body || !actions) return undefined;
      return body.getBoundingClientRect().bottom - actions.getBoundingClientRect().bottom;
    });
  await expect.poll(gapBelow).toBe(0);
});

test('[R67] a row of the review queue shows client and cause in full on a phone @deep', async ({
  page,
}) => {
  await openDashboard(page, 'banking');
  await page.goto(`${dashboardAddress('banking', 'compliance')}&work=queue`);
  const cause = page
    .getByRole('list', { name: 'Review cases' })
    .getByText(/^Caspian Pipeline Services · /)
    .first();
  await expect(cause).toBeVisible();
  const isCut = await cause.evaluate(({ scrollWidth, clientWidth, parentElement }) => {
    const cell = parentElement?.getBoundingClientRect().width ?? 0;
    return scrollWidth > Math.min(clientWidth, cell) + 1;
  });
  expect(isCut).toBe(false);
});
