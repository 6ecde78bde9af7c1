import { dashboardAddress, signIn, type DashboardTab } from 'tooling/browser';
import type { Locator } from '@playwright/test';
import { setReloadMarker, wasReloaded } from '../core/mark-page';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import type { SpecifiedRemote } from '../core/specified-remotes';
import {
  breakFile,
  allFaults,
  prepareForFaults,
  removeStoredComposition,
  getExpectedOutcome,
  waitForFaultReport,
} from './faults';

interface Screen {
  readonly tab: DashboardTab;
  readonly label: string;
  readonly shown: (panel: Locator) => Locator;
}

const contracts: Screen = {
  tab: 'contracts',
  label: 'Contracts',
  shown: (panel) => panel.getByText('$78,000,000').first(),
};
const clients: Screen = {
  tab: 'clients',
  label: 'Clients',
  shown: (panel) => panel.getByText('Atlas Drilling Corporation').first(),
};
const transactions: Screen = {
  tab: 'transactions',
  label: 'Transactions',
  shown: (panel) => panel.getByText('Atlas Drilling Corporation').first(),
};
const profile: Screen = {
  tab: 'profile',
  label: 'Profile',
  shown: (panel) => panel.getByRole('button', { name: 'Export Data' }),
};
const overview: Screen = {
  tab: 'overview',
  label: 'Overview',
  shown: (panel) => panel.getByText('Integration status'),
};

interface TabFiles {
  readonly whose: string;
  readonly origin: SpecifiedRemote | 'shell';
  readonly files: Readonly<Record<string, string>>;
  readonly screen: Screen;
  readonly other: Screen;
}

const ofRemote = (remote: SpecifiedRemote, screen: Screen, other = transactions): TabFiles => ({
  whose: remote,
  origin: remote,
  files: {
    entry: '/**/remote-entry.*',
    script: '/**/__federation_expose_*.js*',
    stylesheet: '/**/__federation_expose_*.css*',
  },
  screen,
  other,
});

const tabFiles: readonly TabFiles[] = [
  ofRemote('account', profile),
  ofRemote('compliance', clients),
  ofRemote('contracts', contracts),
  ofRemote('operations', transactions, contracts),
  {
    whose: 'the shell’s platform',
    origin: 'shell',
    files: { script: '/assets/platform.*.js*', stylesheet: '/assets/platform.*.css*' },
    screen: contracts,
    other: overview,
  },
  {
    whose: 'the federation',
    origin: 'shell',
    files: { script: '/assets/federation.*.js*' },
    screen: contracts,
    other: overview,
  },
  {
    whose: 'the overview',
    origin: 'shell',
    files: { script: '/assets/overview.*.js*' },
    screen: overview,
    other: contracts,
  },
  {
    whose: 'the composition',
    origin: 'shell',
    files: { pointer: '/env/**/current.json*' },
    screen: contracts,
    other: overview,
  },
];

for (const { whose, origin, files, screen, other } of tabFiles) {
  for (const [file, path] of Object.entries(files)) {
    test(`[E1, E3] ${whose}: “Try Again” recovers the tab from every fault of the ${file} @deep`, async ({
      page,
      product,
      allowConsole,
    }) => {
      const { expectCaught } = await prepareForFaults({ page, allowConsole });
      await removeStoredComposition(page);
      await signIn(page);
      const dashboard = new DashboardPage(page);
      const panel = dashboard.panel();
      for (const fault of allFaults) {
        const outcome = getExpectedOutcome('Try Again', fault);
        await test.step(`if the file ${fault.does}, the outcome is ${outcome}`, async () => {
          const { times, putRight } = await breakFile(page, product.origins[origin] + path, fault);
          await page.goto(dashboardAddress('admin', screen.tab));
          await setReloadMarker(page);
          await expect.poll(times).toBeGreaterThan(0);
          if (outcome === 'Try Again') {
            const isSaid = (options: { timeout: number }) =>
              expect(dashboard.errorCard()).toBeVisible(options);
            await waitForFaultReport(page, fault, isSaid);
            await dashboard.tab(other.label).click();
            await expect(other.shown(panel)).toBeVisible();
            await dashboard.tab(screen.label).click();
            await waitForFaultReport(page, fault, isSaid);
            await putRight();
            await dashboard.tryAgain().click();
          }
          await expect(screen.shown(panel)).toBeVisible();
          await expect(dashboard.errorCard()).toHaveCount(0);
          await putRight();
          expectCaught();
          await dashboard.tab(other.label).click();
          await expect(other.shown(panel)).toBeVisible();
          expect(await wasReloaded(page)).toBe(false);
        });
      }
    });
  }
}
