import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/browser';
import { watchPageIdle } from '../core/page-idle';
import { setReloadMarker, wasReloaded } from '../core/mark-page';
import { openDashboard } from '../core/open-dashboard';
import { deepTagIf } from '../core/deep-tag-if';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import {
  breakFile,
  allFaults,
  prepareForFaults,
  getExpectedOutcome,
  refusedTwiceFault,
  waitForFaultReport,
} from './faults';
import { pageFiles } from './page-files';
import { lazyComponentFiles } from './lazy-component-files';

const cardWith = (page: Page, button: string) =>
  page.locator('.plain-error').getByRole('button', { name: button });

for (const { whose, files, address, before, shown, outcome: whenLost } of pageFiles) {
  for (const [file, path] of Object.entries(files)) {
    test(`[E1, E3] ${whose}: after any fault of the ${file}, the page recovers with the outcome ${whenLost} @deep`, async ({
      page,
      product,
      allowConsole,
    }) => {
      const { expectCaught } = await prepareForFaults({ page, allowConsole });
      await before?.(page);
      // An unused route. Without any route, Playwright lets hanging requests continue.
      if (whenLost === 'Reload') await page.route('**/none', (route) => route.continue());
      for (const fault of allFaults) {
        await test.step(fault.does, async () => {
          const outcome = getExpectedOutcome(whenLost, fault);
          const { times, putRight } = await breakFile(page, product.origins.shell + path, fault);
          await page.goto(address, { waitUntil: 'commit' });
          await setReloadMarker(page);
          await expect.poll(times).toBeGreaterThan(0);
          if (outcome !== 'unseen') {
            const button = cardWith(page, outcome);
            await waitForFaultReport(page, fault, (soon) => expect(button).toBeVisible(soon));
            await putRight();
            await button.click();
          }
          await expect(shown(page)).toBeVisible();
          await expect(page.locator('.plain-error')).toHaveCount(0);
          await putRight();
          expect(await wasReloaded(page)).toBe(outcome === 'Reload');
        });
      }
      expectCaught();
    });
  }
}

const unstarted: readonly (readonly [does: string, script: string])[] = [
  ['throws', "throw new TypeError('thrown at the start')"],
  ['cannot be read', 'const = 1'],
];

for (const [does, script] of unstarted) {
  test(`[E3] an error appears at once if the main script ${does}${deepTagIf(does !== 'throws')}`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/thrown at the start|SyntaxError|[Uu]nexpected token/);
    const digest = `sha256-${createHash('sha256').update(script).digest('base64')}`;
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/(<script defer [^>]*integrity=")[^"]*/, `$1${digest}`);
      await route.fulfill({ response, body });
    });
    await page.route('**/assets/main.*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.goto('/');
    const card = page.getByRole('alert', { name: 'Trustfold could not be loaded' });
    await expect(card).toContainText('could not start in this browser');
    await expect(card).not.toContainText('connection');
  });
}

test('[E3] a page whose HTML is truncated in the body still works @deep', async ({
  page,
  allowConsole,
}) => {
  const { expectCaught } = await prepareForFaults({ page, allowConsole });
  await signIn(page);
  const dashboard = new DashboardPage(page);
  for (const end of [
    '<body>',
    '<div data-first="dashboard">',
    '<main id="not-loaded"',
    '</main>',
  ]) {
    await page.route('**/trustfold/dashboard/**', async (route) => {
      const response = await route.fetch();
      const [begun = ''] = (await response.text()).split(end);
      await route.fulfill({ response, body: begun });
    });
    await page.goto(dashboardAddress());
    await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
    expect(await page.locator('noscript').count()).toBe(0);
    await page.unrouteAll();
  }
  expectCaught();
});

const typed = 'Half a name';

async function dismiss(page: Page): Promise<void> {
  await page.clock.fastForward(6_000);
  const close = page.locator('#root').getByRole('button', { name: 'Close', exact: true });
  // Repeats the key press, because the message may close before the first key press.
  await expect(async () => {
    if ((await close.count()) > 0) await close.first().press('Enter', { timeout: 1_000 });
  }).toPass();
}

/** Lets all pending requests time out, so that the next attempt sends new requests. */
async function untilNothingIsAwaited(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await page.clock.fastForward(31_000);
    await page.clock.runFor(600);
  }
}

for (const { whose, files, tab, ask, said, shown } of lazyComponentFiles) {
  for (const [file, path] of Object.entries(files)) {
    test(`[E1, E3] ${whose}: every fault of the ${file} shows a message and leaves page and form unchanged @deep`, async ({
      page,
      product,
      allowConsole,
    }) => {
      const { expectCaught } = await prepareForFaults({ page, allowConsole });
      const rest = watchPageIdle(page);
      await openDashboard(page, 'admin', tab);
      const name = page.getByRole('textbox', { name: 'Full Name' });
      const isForm = tab === 'profile';
      const before = isForm ? await name.inputValue() : '';
      if (isForm) await name.fill(typed);
      await rest();
      await setReloadMarker(page);
      for (const fault of allFaults.filter(({ passes }) => passes !== true)) {
        await test.step(fault.does, async () => {
          const { times, putRight } = await breakFile(page, product.origins.shell + path, fault);
          await ask(page);
          await expect.poll(times).toBeGreaterThan(0);
          const words = said(page);
          await waitForFaultReport(page, fault, (soon) => expect(words).toBeVisible(soon));
          if (fault.hangs) await untilNothingIsAwaited(page);
          await dismiss(page);
          await expect(words).toBeHidden();
          await putRight();
        });
      }
      await test.step(refusedTwiceFault.does, async () => {
        const { putRight } = await breakFile(page, product.origins.shell + path, refusedTwiceFault);
        await ask(page);
        await expect(shown(page)).toBeVisible();
        await putRight();
      });
      await page.keyboard.press('Escape');
      if (isForm) {
        await expect(name).toHaveValue(typed);
        await name.fill(before);
      }
      expectCaught();
      const dashboard = new DashboardPage(page);
      await dashboard.tab('Transactions').click();
      await expect(dashboard.panel().getByText('Atlas Drilling Corporation').first()).toBeVisible();
      expect(await wasReloaded(page)).toBe(false);
    });
  }
}
