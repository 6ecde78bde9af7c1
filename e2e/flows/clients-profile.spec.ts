import { signIn } from 'tooling/browser';
import { expectAccessible } from '../core/accessible';
import { openDashboard } from '../core/open-dashboard';
import { focusByTab } from '../core/tab-to';
import { expect, test } from '../core/test';
import { narrowViewportSize, wideViewportSize } from '../core/viewports';
import { ClientsPage } from '../pages/clients.page';

const atlas = 'Atlas Drilling Corporation';
const at = (query: string, portal = 'admin') =>
  `/trustfold/dashboard/${portal}?tab=clients${query}`;

const sections = [
  'company',
  'compliance',
  'organization',
  'financial',
  'users',
  'departments',
  'contracts',
  'documents',
  'history',
];

test('[CL2, CL3, CL4, CL5] a client’s card opens the profile, and each section has a URL @smoke @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'clients');
  const clients = new ClientsPage(page);
  await page.getByRole('button', { name: `View profile of ${atlas}` }).click();
  await expect(page).toHaveURL(/tab=clients&client=CL-003$/);
  const profile = clients.profile(atlas);
  await expect(profile.getByText('Drilling services')).toBeVisible();
  await expect(clients.section('History')).toBeInViewport({ ratio: 1 });

  await clients.section('Departments').click();
  await expect(page).toHaveURL(/client=CL-003&section=departments$/);
  await expect(clients.row(/Offshore Tyrone Banks/)).toBeVisible();
  await page.reload();
  await expect(clients.row(/Offshore Tyrone Banks/)).toBeVisible();

  await page.goBack();
  await expect(profile.getByText('Drilling services')).toBeVisible();
  await page.goBack();
  await expect(profile).toBeHidden();
});

test('[CL5, G10] a client’s contract, process and transaction open in the corresponding tabs @deep', async ({
  page,
}) => {
  await signIn(page);
  const clients = new ClientsPage(page);
  const profile = clients.profile(atlas);

  await page.goto(at('&client=CL-003&section=contracts'));
  await profile.getByRole('link', { name: 'CON-1002' }).click();
  await expect(page).toHaveURL(/tab=contracts&contract=CON-1002$/);
  await page.goBack();

  await profile.getByRole('list', { name: 'Processes' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/tab=processes&process=PF-\d{3}$/);
  await page.goBack();

  await clients.section('Financial').click();
  await profile.getByRole('list', { name: 'Transactions' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/tab=transactions&tx=TX-\d{3}$/);
});

test('[CL2] a profile can be found, read and closed with only the keyboard @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'clients');
  const clients = new ClientsPage(page);
  await expect(clients.cards().first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(clients.search()).toBeFocused();
  await page.keyboard.type('atlas');
  await expect(clients.cards()).toHaveCount(1);
  const open = page.getByRole('button', { name: `View profile of ${atlas}` });
  await focusByTab(open);
  await page.keyboard.press('Enter');
  await expect(clients.profile(atlas).getByRole('button', { name: 'Close' })).toBeFocused();
  await focusByTab(clients.section('Company'));
  await page.keyboard.press('ArrowRight');
  await expect(clients.section('Compliance')).toBeFocused();
  await expect(page).toHaveURL(/section=compliance/);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/section=history/);
  await page.keyboard.press('Escape');
  await expect(clients.profile(atlas)).toBeHidden();
  await expect(open).toBeFocused();
});

for (const viewport of [wideViewportSize, narrowViewportSize]) {
  test(`[CL2] axe finds no violation in any section of a profile at a width of ${viewport.width} px @a11y @deep`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    const clients = new ClientsPage(page);
    for (const section of sections) {
      await page.goto(at(`&client=CL-003&section=${section}`));
      await expect(clients.profile(atlas).getByRole('tabpanel')).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}
