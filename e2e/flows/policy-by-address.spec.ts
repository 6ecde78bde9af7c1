import type { Page } from '@playwright/test';
import { signIn } from 'tooling/browser';
import { readStoredAuditLog } from '../core/stored-log';
import { expect, test } from '../core/test';
import { CompliancePage } from '../pages/compliance.page';

const atlas = 'Atlas Drilling Corporation';
const caseOf = (portal: string) => `/trustfold/dashboard/${portal}?tab=compliance&case=CR-003`;
const whose =
  'Legal, Banking and Admin (compliance) each sign off one of a client’s first three stages. This step belongs to the Legal portal.';

const signOff = (page: Page) => {
  const compliance = new CompliancePage(page);
  return compliance.act(compliance.details(atlas), 'Complete approval');
};

test('[policy] other portals name the portal that can sign off, but cannot sign off in a second tab or by URL', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto(caseOf('legal'));
  await expect(signOff(page)).toBeVisible();
  await expect(signOff(page)).not.toHaveAttribute('aria-disabled', 'true');

  await test.step('a second tab with another portal does not allow the sign-off', async () => {
    const second = await context.newPage();
    await signIn(second);
    for (const portal of ['banking', 'admin']) {
      await second.goto(caseOf(portal));
      await expect(signOff(second)).toHaveAttribute('aria-disabled', 'true');
      await expect(signOff(second)).toHaveAccessibleDescription(whose);
      await signOff(second).press('Enter');
      await signOff(second).evaluate((button: HTMLElement) => {
        button.removeAttribute('aria-disabled');
        button.click();
      });
      await expect(new CompliancePage(second).form('Complete milestone')).toHaveCount(0);
    }
    expect(await readStoredAuditLog(second)).toEqual([]);
    await second.close();
  });

  await test.step('an open sign-off form closes when the URL changes to another portal', async () => {
    await signOff(page).click();
    const form = new CompliancePage(page).form('Complete milestone');
    await expect(form).toBeVisible();
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, caseOf('banking'));
    await expect(form).toHaveCount(0);
    await expect(signOff(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(signOff(page)).toHaveAccessibleDescription(whose);
    await signOff(page).press('Enter');
    await expect(form).toHaveCount(0);
    expect(await readStoredAuditLog(page)).toEqual([]);
  });
});
