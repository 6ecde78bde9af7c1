import type { Page } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/browser';
import { expectWithStoppedClock } from '../core/expect-with-stopped-clock';
import { deepTagIf } from '../core/deep-tag-if';
import { openDashboard } from '../core/open-dashboard';
import { installClock } from '../core/page-clock';
import { enableDataSaver } from '../core/data-saver';
import { stopTime } from '../core/stop-time';
import { collectUncaughtErrors } from '../core/uncaught-errors';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { replaceWithHostileRemote } from './hostile-remote';

const words = 'A screen of a stranger';

const others = [
  ['Overview', 'Integration status'],
  ['Transactions', 'Atlas Drilling Corporation'],
  ['Clients', 'Meridian Energy Partners'],
  ['Profile', 'Update Profile'],
] as const;

/** Checks that other tabs and the search palette work, and that the contracts tab opens again. */
async function expectRestWorks(page: Page): Promise<void> {
  const dashboard = new DashboardPage(page);
  for (const [tab, text] of others) {
    await dashboard.tab(tab).click();
    await expect(dashboard.panel().getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search Trustfold' })).toBeVisible();
  await page.keyboard.press('Escape');
  await dashboard.tab('Contracts').click();
  await expect(dashboard.tab('Contracts')).toHaveAttribute('aria-selected', 'true');
}

const card = (page: Page) => new DashboardPage(page).errorCard();
const strange = (page: Page) => new DashboardPage(page).panel().getByText(words);

const failing: readonly (readonly [does: string, screen: string, says: RegExp])[] = [
  [
    'throws while rendering',
    `() => { throw new Error('thrown on purpose'); }`,
    /thrown on purpose/,
  ],
  [
    'throws what is no error',
    `() => { throw { toString() { throw new Error('no text'); } }; }`,
    /An error occurred/,
  ],
  [
    'sets its state in every rendering',
    `() => { const [n, set] = useState(0); set(n + 1); return h('p', null, n); }`,
    /error #301|re-render/,
  ],
  [
    'sets its state in every layout effect',
    `() => { const [n, set] = useState(0); useLayoutEffect(() => set(n + 1)); return h('p', null, n); }`,
    /error #185|update depth/,
  ],
  [
    'throws in an effect',
    `() => { useEffect(() => { throw new Error('thrown on purpose'); }); return h('p', null, '${words}'); }`,
    /thrown on purpose/,
  ],
  ['renders what is nothing to render', `() => ({ an: 'object' })`, /error #31|not valid/],
];

/** `npm test` checks only this case, because one error boundary handles all cases in the same way. */
const usual = 'throws while rendering';

for (const [does, screen, says] of failing) {
  const tag = deepTagIf(does !== usual);
  test(`[E3] a remote that ${does} shows an error card in its tab, and everything else works${tag}`, async ({
    page,
    product,
    allowConsole,
  }) => {
    // React logs each error that an error boundary catches.
    allowConsole(/on purpose|error #|no text|Object|object|toString/);
    const stray = collectUncaughtErrors(page);
    await replaceWithHostileRemote(page, product, { screen });
    await openDashboard(page, 'admin', 'contracts');
    await expect(card(page)).toBeVisible();
    await expect(new DashboardPage(page).panel()).toContainText(says);
    await expectRestWorks(page);
    await expect(card(page)).toBeVisible();
    expect(stray()).toEqual([]);
  });
}

const living: readonly (readonly [does: string, screen: string, says: RegExp | undefined])[] = [
  [
    'rejects and nobody handles it',
    `() => { useEffect(() => void Promise.reject(new Error('rejected on purpose')), []); return h('p', null, '${words}'); }`,
    /rejected on purpose/,
  ],
  [
    'throws in a timer',
    `() => { useEffect(() => void setTimeout(() => { throw new Error('thrown on purpose'); }), []); return h('p', null, '${words}'); }`,
    /thrown on purpose/,
  ],
  [
    'throws as it is left',
    `() => { useEffect(() => () => { throw new Error('thrown on purpose'); }, []); return h('p', null, '${words}'); }`,
    /thrown on purpose/,
  ],
  [
    'takes its own place out of the page',
    `() => { useEffect(() => document.querySelector('#dashboard-panel p').remove(), []); return h('p', null, '${words}'); }`,
    undefined,
  ],
];

for (const [does, screen, said] of living) {
  test(`[E3, G7] a remote that ${does} affects no other tab @deep`, async ({
    page,
    product,
    allowConsole,
  }) => {
    if (said) allowConsole(said);
    allowConsole(/NotFoundError|removeChild/);
    const stray = collectUncaughtErrors(page, said);
    await replaceWithHostileRemote(page, product, { screen });
    await openDashboard(page, 'admin', 'contracts');
    await expect(new DashboardPage(page).tab('Contracts')).toHaveAttribute('aria-selected', 'true');
    await expectRestWorks(page);
    expect(stray()).toEqual([]);
  });
}

test('[E3] a remote that never finishes loading shows an error in its tab, and everything else works @deep', async ({
  page,
  product,
  allowConsole,
}) => {
  allowConsole(/was not ready within/);
  await installClock(page);
  await enableDataSaver(page);
  const stray = collectUncaughtErrors(page);
  await replaceWithHostileRemote(page, product, {
    screen: `() => { use(new Promise(() => {})); }`,
  });
  // The clock is stopped, so that the time limit cannot expire during the test.
  await stopTime(page);
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expectWithStoppedClock(page, dashboard.panel().getByLabel('Loading').first());
  await page.clock.resume();
  await expectRestWorks(page);
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(card(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(dashboard.tryAgain()).toBeVisible();
  expect(stray()).toEqual([]);
});

const hiding = 'p, h1, h2, table { visibility: hidden !important; }';

for (const [how, give] of [
  [
    'a stylesheet',
    `const link = document.createElement('link');
     Object.assign(link, { rel: 'stylesheet', href: folder + 'global.css' });
     document.head.append(link);`,
  ],
  [
    'code',
    `const sheet = new CSSStyleSheet();
     sheet.replaceSync('${hiding}');
     document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
  ],
] as const)
  test(`[E3] global styles added by a remote through ${how} do not affect the content of other tabs @deep`, async ({
    page,
    product,
  }) => {
    await enableDataSaver(page);
    await page.route(`${product.origins.contracts}/**/global.css`, (route) =>
      route.fulfill({ contentType: 'text/css', body: hiding }),
    );
    await replaceWithHostileRemote(page, product, {
      atStart: `const folder = document.currentScript.src.replace(/[^/]*$/, '')`,
      screen: `() => { useLayoutEffect(() => { ${give} }, []); return h('div', null, '${words}'); }`,
    });
    await openDashboard(page, 'admin', 'contracts');
    await expect(strange(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expectRestWorks(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  });

test('[E3] a page element whose id is the name of a remote does not break the remote @deep', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const id of ['contracts', 'compliance', 'operations', 'account']) {
        const element = document.createElement('form');
        element.id = id;
        for (const name of ['init', 'get']) {
          const input = document.createElement('input');
          input.name = name;
          element.append(input);
        }
        document.body.append(element);
      }
    });
  });
  const stray = collectUncaughtErrors(page);
  await openDashboard(page, 'admin', 'contracts');
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  await expectRestWorks(page);
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
  expect(stray()).toEqual([]);
});

for (const first of ['Contracts', 'oddity'] as const) {
  test(`[E3] if two remotes have identical entry files, the Contracts tab works when ${first} opens first @deep`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/oddity/);
    const stray = collectUncaughtErrors(page);
    await page.route('**/env/**/current.json', async (route) => {
      const response = await route.fetch();
      type Remotes = Record<string, { brings: { screens: Record<string, { tab: object }> } }>;
      const pointer = (await response.json()) as { composition: { remotes: Remotes } };
      const { remotes } = pointer.composition;
      const { contracts } = remotes;
      if (!contracts) throw new Error('The composition names no contracts.');
      const [[screen, { tab }] = ['', { tab: {} }]] = Object.entries(contracts.brings.screens);
      remotes.oddity = {
        ...contracts,
        brings: {
          ...contracts.brings,
          ...{ name: 'oddity' },
          screens: {
            [screen]: {
              ...contracts.brings.screens[screen],
              tab: { ...tab, key: 'oddity', label: 'oddity' },
            },
          },
        },
      };
      await route.fulfill({ response, json: pointer });
    });
    await openDashboard(page);
    const dashboard = new DashboardPage(page);
    const amount = dashboard.panel().getByText('$78,000,000').first();
    await dashboard.tab(first).click();
    if (first === 'oddity') await expect(card(page)).toBeVisible();
    else await expect(amount).toBeVisible();
    await dashboard.tab(first === 'oddity' ? 'Contracts' : 'oddity').click();
    await expect(first === 'oddity' ? amount : card(page)).toBeVisible();
    await expectRestWorks(page);
    await expect(amount).toBeVisible();
    expect(stray()).toEqual([]);
  });
}

test('[F3, E3] ?tab=__proto__ shows the overview and a notice that the page does not exist @deep', async ({
  page,
}) => {
  const stray = collectUncaughtErrors(page);
  await signIn(page);
  await page.goto(`${dashboardAddress()}?tab=__proto__`);
  await expect(page.getByRole('status', { name: 'Page not available' })).toContainText('__proto__');
  await expect(new DashboardPage(page).panel().getByText('Integration status')).toBeVisible();
  expect(stray()).toEqual([]);
});
