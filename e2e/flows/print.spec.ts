import type { Page } from '@playwright/test';
import { dashboardAddress, openGate, signIn, type DashboardTab } from 'tooling/browser';
import { readPdfPages } from '../core/read-pdf-pages';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';

/**
 * Columns: tab, query, text that shows the tab has loaded, texts expected in print, and maximum number of printed
 * pages.
 */
type PrintedTab = readonly [
  tab: DashboardTab,
  query: string,
  shown: string,
  words: readonly string[],
  pages: number,
];

const lists: readonly PrintedTab[] = [
  [
    'overview',
    '',
    'Integration status',
    ['Overview', 'Recent transactions', 'Uptime is a sample figure. The compliance score is'],
    5,
  ],
  ['processes', '&q=crude', 'PF-001', ['Processes', 'Search: crude', 'PF-001'], 5],
  [
    'transactions',
    '&status=completed&view=table',
    'Delta Inspection',
    ['Transactions', 'Status: Completed', 'Portside Storage Terminal'],
    4,
  ],
  ['clients', '&q=atlas', 'Atlas', ['Clients', 'Search: atlas', 'Atlas Drilling Corporation'], 1],
  ['compliance', '&q=atlas', 'Atlas', ['Compliance', 'Search: atlas', 'Atlas Drilling'], 2],
  ['contracts', '&q=crude', '$45,000,000', ['Contracts', 'Search: crude', '$45,000,000'], 1],
  ['notifications', '&q=dip', 'Dip test', ['Notifications', 'Search: dip', 'Dip test rejected'], 1],
  [
    'analytics',
    '&period=90d',
    'Compliance pipeline',
    [
      'Period: Last 90 days',
      'Apr 24, 2024',
      'Uptime is a sample figure',
      'Sample portfolio, adjusted',
    ],
    7,
  ],
  ['profile', '', 'Update Profile', ['Profile', 'Nadia Rahman', 'Portal access', 'Last login'], 3],
];

const sections: readonly PrintedTab[] = [
  ['overview', '?section=audit', 'Exported the audit trail', ['Audit log', 'Section: Audit'], 3],
  ['compliance', '&work=queue', 'Assign next to me', ['Compliance', 'Screening flagged'], 2],
  [
    'processes',
    '&section=calendar',
    'Next 14 days',
    ['Processes', 'Section: Calendar', 'Next 14 days', 'Re-test'],
    4,
  ],
  [
    'processes',
    '&section=alerts',
    'Notification settings',
    ['Section: Alerts', 'Notification settings'],
    3,
  ],
  [
    'processes',
    '&section=analytics',
    'Process metrics',
    ['Section: Analytics', 'On-time rate', 'Financial impact'],
    3,
  ],
  ['profile', '&section=security', 'Two-Factor', ['Section: Security', 'Two-Factor'], 3],
  ['profile', '&section=notifications', 'New contract', ['Section: Notifications'], 3],
  ['profile', '&section=preferences', 'Dark mode', ['Section: Preferences', 'Dark mode'], 3],
];

/** Columns: tab, URL parameter, record id, texts expected in print, and maximum number of printed pages. */
type PrintedRecord = readonly [
  tab: DashboardTab,
  param: string,
  id: string,
  words: readonly string[],
  pages: number,
];

const records: readonly PrintedRecord[] = [
  ['processes', 'process', 'PF-001', ['Milestones', 'Houston to Rotterdam'], 4],
  ['transactions', 'tx', 'TX-063', ['Processing flow', 'Sign-offs'], 1],
  ['clients', 'client', 'CL-003', ['Atlas Drilling Corporation', 'Beneficial owners'], 3],
  ['compliance', 'case', 'CR-003', ['Compliance record: Atlas', 'Milestone timeline'], 2],
  ['contracts', 'contract', 'CON-1001', ['Elena Vasquez', '$45,000,000'], 1],
  ['notifications', 'n', 'NT-001', ['Message', 'Priority'], 1],
  ['compliance', 'review', 'RC-CR-008-kyc-screening_flagged', ['Review case: KYC screening'], 1],
];

const paged = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  return readPdfPages(await page.pdf({ format: 'A4', margin: { top: '16mm', bottom: '16mm' } }));
};

async function expectPrinted(page: Page, screens: readonly PrintedTab[]): Promise<void> {
  for (const [tab, query, shown, words, most] of screens) {
    const name = `${tab}${query}`;
    await page.goto(`${dashboardAddress('admin', tab)}${query}`);
    await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(/^Loading .*…$/)).toHaveCount(0);
    const pages = await paged(page);
    const [first = ''] = pages;
    expect.soft(pages.length, `pages of ${name}`).toBeLessThanOrEqual(most);
    for (const word of ['Trustfold · ', 'As of Jul 22, 2024', ...words])
      expect.soft(pages.join(' '), name).toContain(word);
    expect.soft(first, `the head of ${name}`).toContain('Trustfold · ');
    expect
      .soft(pages.join(' '), `nothing of the frame around ${name}`)
      .not.toContain('Switch portal');
  }
}

test('[F9] every tab prints as a document with its name, filters and date @deep', async ({
  page,
}) => {
  await signIn(page);
  await expectPrinted(page, lists);
  await expect(new DashboardPage(page).panel()).toBeVisible();
});

test('[F9, PM1, PR1] every section of a tab prints as a document with its name @deep', async ({
  page,
}) => {
  await signIn(page);
  await expectPrinted(page, sections);
});

test('[C11, CO4] every record prints as a separate document with the audit trail @deep', async ({
  page,
}) => {
  await signIn(page);
  for (const [tab, param, id, words, most] of records) {
    await page.goto(`${dashboardAddress('admin', tab)}&${param}=${id}`);
    await expect(page.getByText(`Trustfold · ${id}`)).toBeAttached();
    const pages = await paged(page);
    expect.soft(pages.length, `pages of ${tab}`).toBeLessThanOrEqual(most);
    for (const word of [`Trustfold · ${id}`, 'As of Jul 22, 2024', 'Audit trail', ...words])
      expect.soft(pages.join(' '), tab).toContain(word);
  }
});

test('[L1, F9] the landing page prints all sections without buttons @deep', async ({ page }) => {
  await openGate(page);
  await page.goto('/trustfold');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('#first-paint')).toHaveCount(0);
  const pages = await paged(page);
  expect(pages.length).toBeLessThanOrEqual(6);
  for (const word of ['How it works', 'Automation suite', 'Industries served', 'Bank integration'])
    expect.soft(pages.join(' ')).toContain(word);
  expect(pages.join(' ')).not.toContain('Book a Demo');
});
