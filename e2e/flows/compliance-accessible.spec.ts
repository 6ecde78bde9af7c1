import { dashboardAddress, signIn } from 'tooling/browser';
import { expectAccessible } from '../core/accessible';
import { deepTagIf } from '../core/deep-tag-if';
import { expectAriaSnapshot } from '../core/expect-aria-snapshot';
import { saveScreenshot } from '../core/save-screenshot';
import { expect, test } from '../core/test';
import { checkedViewportSizes } from '../core/viewports';

const clients = dashboardAddress('admin', 'clients');
const client = `${clients}&client=CL-012`;
const complianceCase = `${dashboardAddress('admin', 'compliance')}&case=CR-012`;

const dialogs: readonly (readonly [
  name: string,
  address: string,
  presses: readonly string[],
  title: string | RegExp,
])[] = [
  ['client', client, [], 'Caspian Pipeline Services'],
  ['add-client', clients, ['Add New Client'], 'Add New Client'],
  ['edit-client', client, ['Edit'], /^Edit /],
  ['add-user', client, ['Users 3', 'Add User'], /^Add User,/],
  ['edit-user', client, ['Users 3', 'Edit Nurlan Akhmetov'], /^Edit Nurlan/],
  ['upload', client, ['Documents 3', 'Upload'], 'Upload a document'],
  ['decision', client, ['Documents 3', 'Approve Subcontractor payments.pdf'], /^Approve /],
  ['case', complianceCase, [], 'Caspian Pipeline Services'],
  ['raise', complianceCase, ['Raise an issue'], /^Raise an issue,/],
  [
    'settle',
    complianceCase,
    ['Resolve “Payments to four subcontractors unexplained”'],
    /^Resolve an issue,/,
  ],
  ['screening', complianceCase, ['Request KYC'], /^Request KYC,/],
];

/** Dialogs that every test run checks. `npm test -- deep` checks all dialogs. */
const usual = ['case'];

for (const [name, address, presses, title] of dialogs)
  test(`[CL2, CO4, G9] axe finds no violation in the ${name} dialog${deepTagIf(!usual.includes(name))} @a11y`, async ({
    page,
  }) => {
    await signIn(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    for (const press of presses) {
      const control = { name: press, exact: true };
      await page.getByRole('button', control).or(page.getByRole('tab', control)).click();
    }
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAriaSnapshot(dialog, name);
    for (const viewport of checkedViewportSizes) {
      await page.setViewportSize(viewport);
      await expectAccessible(page);
      await saveScreenshot(page, `compliance-${name}-${viewport.width}`);
    }
  });
