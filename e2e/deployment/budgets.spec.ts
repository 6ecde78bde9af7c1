import type { Page, Request } from '@playwright/test';
import { dashboardAddress, openGate, signIn } from 'tooling/browser';
import { deepTagIf } from '../core/deep-tag-if';
import { watchPageIdle } from '../core/page-idle';
import { enableDataSaver } from '../core/data-saver';
import { expect, test } from '../core/test';
import budgets from './budgets.json' with { type: 'json' };

/** For each page, a text that shows the page has loaded. */
const texts: Readonly<Record<keyof typeof budgets, string>> = {
  gate: 'Access Trustfold',
  landing: 'Trustfold',
  'sign-in': 'Access Portal',
  overview: '99.9%',
  processes: 'PF-001',
  transactions: 'Atlas Drilling Corporation',
  clients: 'Meridian Energy Partners',
  compliance: 'Meridian Energy Partners',
  contracts: '$78,000,000',
  notifications: 'Dip test rejected',
  profile: 'Update Profile',
  analytics: 'System Analytics',
};

const outside: Partial<Record<keyof typeof budgets, string>> = {
  gate: '/',
  landing: '/trustfold',
  'sign-in': '/portal/login',
};

const enter = (page: Page, row: keyof typeof budgets) => {
  if (row === 'gate') return Promise.resolve();
  return row in outside ? openGate(page) : signIn(page);
};

/** Pages that every test run measures. `npm test -- deep` measures all pages. */
const usual = ['gate', 'landing', 'sign-in', 'overview', 'contracts'];

for (const row of Object.keys(budgets) as (keyof typeof budgets)[])
  test(`[federation] ${row} stays within its limits for bytes and requests${deepTagIf(!usual.includes(row))}`, async ({
    page,
  }) => {
    const answered: Request[] = [];
    const rest = watchPageIdle(page);
    page.on('requestfinished', (request) => {
      // Does not count the favicon, which the headless browser never requests, or the large video of the access code
      // page.
      const isCounted = request.resourceType() !== 'media' && !request.url().includes('/favicon.');
      if (request.url().startsWith('http') && isCounted) answered.push(request);
    });
    await enableDataSaver(page);
    await enter(page, row);
    await page.goto(outside[row] ?? `${dashboardAddress()}?tab=${row}`);
    await expect(page.getByText(texts[row]).filter({ visible: true }).first()).toBeVisible();
    if (row === 'overview' || row === 'analytics')
      await expect(page.locator('[data-state="drawn"]').first()).toBeVisible();
    await rest();

    const sizes = await Promise.all(answered.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    const measured = { requests: sizes.length, kB: Math.ceil(bytes / 1000) };
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(measured) });
    expect(measured.requests, 'requests').toBeLessThanOrEqual(budgets[row].requests);
    expect(measured.kB, 'kB, uncompressed').toBeLessThanOrEqual(budgets[row].kB);
  });
