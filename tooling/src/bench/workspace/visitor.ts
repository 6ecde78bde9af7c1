import { dashboardAddress, signIn, type BrowserContext, type Page, type Tab } from '../../drive';
import { untilQuiet, watchPage } from '../probe/page-probe';

/** Where the records of a tab stand. */
export const recordsOf = {
  transactions: '#dashboard-panel [aria-label="Transactions"] article',
  notifications: '#dashboard-panel [aria-label="Notifications"] button[type="button"]',
  clients: '#dashboard-panel [aria-label="Clients"] article',
  contracts: '#dashboard-panel [aria-label="Contracts"] article',
} as const;
export type List = keyof typeof recordsOf & Tab;

/** A browser that keeps a workspace, and how often each thing is done in it. */
export interface Visited {
  readonly context: BrowserContext;
  /** Records a list. */
  readonly size: number;
  readonly rounds: number;
}

/** The longest that a list is waited for, in milliseconds. */
export const openingLimitMs = 10 * 60_000;

/** All of a list, however a search or an order left it. */
export const addressOf = (list: List, query = '') =>
  `${dashboardAddress('admin', list)}&all=1${query}`;

/** Does some work in a tab of its own. */
export async function inTab<T>(
  context: BrowserContext,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await context.newPage();
  try {
    await watchPage(page);
    await signIn(page);
    return await work(page);
  } finally {
    await page.close();
  }
}

/** Opens a list and waits until all of it is known: its count is the size, and nothing moves any more. */
export async function openWhole(
  page: Page,
  size: number,
  list: List,
  query?: string,
): Promise<void> {
  await page.goto(addressOf(list, query));
  const total = Math.min(size, list === 'clients' || list === 'contracts' ? 10_000 : size);
  await page.waitForFunction(
    (count) => window.trustfoldProbe.figures().startsWith(`${count} `),
    total.toLocaleString('en-US'),
    { timeout: openingLimitMs },
  );
  await untilStill(page);
}

/** Waits until nothing moves and nothing says that it is busy. */
export async function untilStill(page: Page): Promise<void> {
  await untilQuiet(page);
  await page.waitForFunction(() => !document.querySelector('#dashboard-panel [aria-busy="true"]'));
  await untilQuiet(page);
}
