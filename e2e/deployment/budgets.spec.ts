import type { Page, Request } from '@playwright/test';
import { dashboardAddress, openGate, signIn, type Tab } from 'tooling/drive';
import { savingData } from '../core/saving-data';
import { expect, test } from '../core/test';
import { watchRest } from '../core/at-rest';
import budgets from './budgets.json' with { type: 'json' };

interface Traffic {
  /** Requests that left the page for the product, but for the tab's icon. */
  readonly requests: number;
  /** Their bodies as they are in the store, before any compression, without the gate's video. */
  readonly bytes: number;
}

/** Counts what a page asks for from now on; it is read when the page is at rest. */
function watchTraffic(page: Page): () => Promise<Traffic> {
  const answered: Request[] = [];
  const rest = watchRest(page);
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('http') || request.resourceType() === 'media') return;
    // The headless shell has no tab to draw it in, and asks for none.
    if (request.url().includes('/favicon.')) return;
    answered.push(request);
  });
  return async () => {
    await rest();
    const sizes = await Promise.all(answered.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    return { requests: sizes.length, bytes };
  };
}

type Row = keyof typeof budgets;

interface Visit {
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly address: string;
  /** What shows that the page is there. */
  readonly text: string;
  readonly hasCharts: boolean;
}

const page = (address: string, text: string, prepare: Visit['prepare'] = openGate): Visit => ({
  prepare,
  address,
  text,
  hasCharts: false,
});

const tab = (name: Tab, text: string): Visit => page(dashboardAddress('admin', name), text, signIn);

const withCharts = (visit: Visit): Visit => ({ ...visit, hasCharts: true });

const visits: Record<Row, Visit> = {
  gate: page('/', 'Access Trustfold', () => Promise.resolve()),
  landing: page('/trustfold', 'Trustfold'),
  'sign-in': page('/portal/login', 'Access Portal'),
  overview: withCharts(tab('overview', '99.9%')),
  processes: tab('processes', 'PF-001'),
  transactions: tab('transactions', 'Atlas Drilling Corporation'),
  clients: tab('clients', 'Meridian Energy Partners'),
  compliance: tab('compliance', 'Meridian Energy Partners'),
  contracts: tab('contracts', '$78,000,000'),
  notifications: tab('notifications', 'Dip test rejected'),
  profile: tab('profile', 'Update Profile'),
  analytics: withCharts(tab('analytics', 'System Analytics')),
};

for (const [row, { prepare, address, text, hasCharts }] of Object.entries(visits)) {
  test(`[federation] ${row} stays within its committed bytes and requests`, async ({ page }) => {
    const traffic = watchTraffic(page);
    await savingData(page);
    await prepare(page);
    await page.goto(address);
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    if (hasCharts) await expect(page.locator('[data-state="drawn"]').first()).toBeVisible();

    const { requests, bytes } = await traffic();
    const kB = Math.ceil(bytes / 1000);
    const description = JSON.stringify({ row, requests, kB });
    test.info().annotations.push({ type: 'measured', description });
    const limit = budgets[row as Row];
    expect(requests, `requests of ${row}`).toBeLessThanOrEqual(limit.requests);
    expect(kB, `kB of ${row}, uncompressed`).toBeLessThanOrEqual(limit.kB);
  });
}
