import type { Page } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/browser';
import { enableDataSaver } from '../core/data-saver';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';

const failures = /Failed to load resource|could not be loaded|RUNTIME-/;

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function openFailing(page: Page, origin: string): Promise<DashboardPage> {
  await page.route(`${origin}/**`, (route) => route.fulfill({ status: 503, body: '' }));
  await enableDataSaver(page);
  await signIn(page);
  await page.goto(`${dashboardAddress('admin', 'contracts')}&q=Crude`);
  const dashboard = new DashboardPage(page);
  await expect(dashboard.errorCard()).toBeVisible();
  return dashboard;
}

test.describe('the user can copy error details to the clipboard', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

  test('[E3, G5, G7] error details are copied without the URL’s query, are deleted by a reload and are never sent @deep', async ({
    page,
    product,
    allowConsole,
  }) => {
    allowConsole(failures);
    allowConsole(/stray/);
    // Collects all requests whose method is not GET.
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posted.push(request.url());
    });
    const dashboard = await openFailing(page, product.origins.contracts);

    await test.step('the error card copies the error and the running versions', async () => {
      await dashboard.panel().getByRole('button', { name: 'Copy details' }).click();
      await expect(dashboard.panel().getByRole('button', { name: 'Copied' })).toBeVisible();
      const report = await copied(page);
      expect(report).toContain('RemoteError: The contracts remote could not be loaded.');
      expect(report).toMatch(
        /kernel \d+\.\d+\.\d+, composition [0-9a-f]{64}: .*contracts@[0-9a-f]{8}/,
      );
      expect(report).toMatch(/- Shell: main\.\w+\.js\n/);
      expect(report).toContain('/trustfold/dashboard/admin?tab=contracts\n');
      expect(report).not.toContain('Crude');
    });

    await dashboard.tab('Profile').click();
    await expect(dashboard.panel().getByLabel('Job Title')).toBeVisible();

    await test.step('the diagnostics report contains uncaught errors until the page reloads', async () => {
      const said = page.waitForEvent('console', (message) => message.text().includes('stray'));
      await page.evaluate(
        () => void Promise.reject(new TypeError('stray fetch of “Crude” failed')),
      );
      await said;
      const drawer = page.getByRole('dialog', { name: 'Diagnostics and releases' });
      const copy = async () => {
        await page.getByRole('button', { name: 'Diagnostics and releases' }).click();
        await drawer.getByRole('button', { name: 'Copy details' }).click();
        await expect(drawer.getByRole('button', { name: 'Copied' })).toBeVisible();
        return copied(page);
      };
      expect(await copy()).toContain('TypeError: stray fetch of … failed');
      await page.reload();
      expect(await copy()).not.toContain('stray');
    });

    await page.goto('about:blank');
    expect(posted).toEqual([]);
  });

  test('[E3] if a script fails to load, the error details can be copied @deep', async ({
    page,
    product,
    allowConsole,
  }) => {
    allowConsole(failures);
    await page.route(`${product.origins.shell}/assets/main.*`, (route) =>
      route.fulfill({ status: 503, body: '' }),
    );
    await page.goto('/trustfold?q=Crude');
    const card = page.getByRole('alert', { name: 'Trustfold could not be loaded' });
    await card.getByRole('button', { name: 'Copy details' }).click();
    await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
    const report = await copied(page);
    expect(report).toContain('script could not be loaded');
    expect(report).toMatch(
      /- Shell: main\.\w+\.js\n- Runs: kernel \d+\.\d+\.\d+, composition not known\n/,
    );
    expect(report).not.toContain('Crude');
  });
});
