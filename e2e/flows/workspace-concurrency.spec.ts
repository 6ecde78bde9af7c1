import type { Locator, Page } from '@playwright/test';
import { expectWithStoppedClock } from '../core/expect-with-stopped-clock';
import { pauseToasts } from '../core/pause-toasts';
import { openDashboard } from '../core/open-dashboard';
import { installClock } from '../core/page-clock';
import { stopTime } from '../core/stop-time';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';
import { NotificationsPage } from '../pages/notifications.page';

async function pressAndReload(page: Page, button: Locator, shown: string) {
  const loaded = page.waitForEvent('load');
  await button.evaluate((element, name) => {
    const isShown = () =>
      [...document.querySelectorAll('button')].some(({ textContent }) => textContent === name);
    new MutationObserver((_changes, observer) => {
      if (!isShown()) return;
      observer.disconnect();
      location.reload();
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    (element as HTMLElement).click();
  }, shown);
  await loaded;
}

for (const rounds of [3, 12]) {
  test(`[workspace] a change that the page shows is stored even if the page is reloaded immediately, ${rounds} times @deep`, async ({
    page,
  }) => {
    test.slow();
    const notifications = new NotificationsPage(page);
    await notifications.goto('&n=NT-001');
    let [now, then] = ['Unstar', 'Star'];
    for (let round = 1; round <= rounds; round += 1) {
      await test.step(`round ${round}: the effect of ${now} is still there after a reload`, async () => {
        await expect(notifications.button(now)).toBeVisible();
        await pressAndReload(page, notifications.button(now), then);
        await expect(notifications.button(then)).toBeVisible();
        await expect(notifications.button(now)).toHaveCount(0);
      });
      [now, then] = [then, now];
    }
  });
}

test('[workspace] if two tabs edit one contract at once, both changes are saved or a conflict is reported', async ({
  page,
  context,
}) => {
  test.slow();
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await pauseToasts(tab);
  const { id, title } = sampleContracts.drillingRights;
  const openForm = async (tab: Page) => {
    await openDashboard(tab, 'admin', 'contracts');
    await new ContractsPage(tab).edit(title);
    return tab.getByRole('dialog', { name: `Edit ${title}` });
  };
  const forms = [await openForm(page), await openForm(other)];
  const saveAll = () =>
    Promise.all(forms.map((form) => form.getByRole('button', { name: 'Save changes' }).click()));

  await test.step('changes to different fields are saved in both tabs', async () => {
    await forms[0]?.getByLabel('Value').fill('$46,000,000');
    await forms[1]?.getByLabel('Client').fill('Meridian Group');
    await saveAll();
    for (const tab of tabs) {
      const card = new ContractsPage(tab).card(title);
      await expect(card).toContainText('$46,000,000');
      await expect(card).toContainText('Meridian Group');
    }
    for (const form of forms) await expect(form).toHaveCount(0);
  });

  await test.step('if both tabs change one field, one change is saved and the other tab reports a conflict', async () => {
    for (const [index, tab] of tabs.entries()) {
      await new ContractsPage(tab).edit(title);
      await forms[index]?.getByLabel('Title').fill(`From tab ${index + 1}`);
    }
    await saveAll();
    const refused = tabs.map((tab) => tab.getByText('Someone else changed these fields.').first());
    let told: boolean[] = [];
    const countTold = async () => {
      told = await Promise.all(refused.map((toast) => toast.isVisible()));
      return told.filter(Boolean).length;
    };
    await expect.poll(countTold).toBe(1);
    const kept = `From tab ${told[0] === true ? 2 : 1}`;
    await page.goto(`/trustfold/dashboard/admin?tab=contracts&contract=${id}`);
    await expect(page.getByRole('heading', { name: kept })).toBeVisible();
  });
  await other.close();
});

test('[CL6, workspace] if two tabs add a client at once, both clients are saved with different ids @deep', async ({
  page,
  context,
}) => {
  test.slow();
  const other = await context.newPage();
  const tabs = [page, other];
  const forms = [];
  for (const [index, tab] of tabs.entries()) {
    await openDashboard(tab, 'admin', 'clients');
    await tab.getByRole('button', { name: 'Add New Client' }).click();
    const form = tab.getByRole('form', { name: 'Add New Client' });
    await form.getByLabel('Company').fill(`From tab ${index + 1}`);
    await form.getByLabel('Contact person').fill('A. Person');
    forms.push(form);
  }
  await Promise.all(forms.map((form) => form.getByRole('button', { name: 'Add client' }).click()));
  for (const tab of tabs) await expect(tab).toHaveURL(/client=CL-01[34]/);
  expect(new Set(tabs.map((tab) => new URL(tab.url()).searchParams.get('client'))).size).toBe(2);
  for (const id of ['CL-013', 'CL-014']) {
    await page.goto(`/trustfold/dashboard/admin?tab=clients&client=${id}`);
    await expect(page.getByRole('dialog', { name: /^From tab [12]$/ })).toBeVisible();
  }
  await other.close();
});

test('[workspace] a command that waits for a frozen tab fails with a message, and works once that tab is closed @deep', async ({
  page,
  context,
}) => {
  await installClock(page);
  const notifications = new NotificationsPage(page);
  await notifications.goto('&n=NT-001');
  await expect(notifications.button('Unstar')).toBeVisible();
  const frozen = await context.newPage();
  await frozen.goto('/');
  await frozen.evaluate(
    () =>
      new Promise<void>((granted) => {
        void navigator.locks.request('trustfold', () => {
          granted();
          return new Promise(() => undefined);
        });
      }),
  );

  await stopTime(page);
  const waiting = () =>
    page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);
  const before = await waiting();
  await notifications.button('Unstar').click();
  await expect.poll(waiting).toBeGreaterThan(before);
  await page.clock.fastForward(10_000);
  // Advances the clock in small steps, because the toast closes after five seconds.
  const told = page.getByText(/Another tab of Trustfold is still saving/).first();
  await expectWithStoppedClock(page, told);
  await page.clock.resume();
  await expect(notifications.button('Unstar')).toBeVisible();
  await frozen.close();
  await notifications.button('Unstar').click();
  await expect(notifications.button('Star')).toBeVisible();
});

test('[workspace] in a browser without the Web Locks API one notice appears, and commands work @deep', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true }),
  );
  const notifications = new NotificationsPage(page);
  await notifications.goto('&n=NT-001');
  const notice = page.getByText(/cannot synchronize changes between tabs/);
  await expect(notice).toHaveCount(1);
  await notifications.button('Unstar').click();
  await expect(notifications.button('Star')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(notifications.button('Star')).toBeVisible();
});
