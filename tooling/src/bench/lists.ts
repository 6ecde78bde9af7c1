import { dashboardAddress, signIn, type BrowserContext, type Page, type Tab } from '../drive';
import { untilQuiet, watchPage } from './page';

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

/** All of a list, however a search or an order left it. */
export const addressOf = (list: List, query = '') =>
  `${dashboardAddress('admin', list)}&all=1${query}`;

declare global {
  interface Window {
    /** What the open list says: how many records it lists, the figures above it, and its first record. */
    trustfoldList: (records: string) => { readonly figures: string; readonly first: string };
  }
}

/** Sent into pages as text, and so contains everything it needs. */
function readLists(): void {
  /** Without how long ago something was, which changes by itself. */
  const wordsOf = (element: Element | null) => {
    const copy = document.createElement('div');
    if (element) copy.append(element.cloneNode(true));
    copy.querySelectorAll('time').forEach((time) => time.remove());
    return copy.textContent;
  };
  window.trustfoldList = (records) => {
    const cards =
      '#dashboard-panel ul:is([aria-label$=" counters"], [aria-label$=" summary"]) > li';
    const figures = [
      document.querySelector('#dashboard-panel p[role="status"]'),
      ...document.querySelectorAll(cards),
    ];
    return {
      figures: figures.map(wordsOf).join(' | '),
      first: wordsOf(document.querySelector(records)),
    };
  };
}

/** Does some work in a tab of its own. */
export async function inTab<T>(
  context: BrowserContext,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await context.newPage();
  try {
    await watchPage(page);
    await page.addInitScript(readLists);
    await signIn(page);
    return await work(page);
  } finally {
    await page.close();
  }
}

/** What the open list says. */
export const readList = (page: Page, list: List) =>
  page.evaluate((records) => window.trustfoldList(records), recordsOf[list]);

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
    ([records, count]) => window.trustfoldList(records).figures.startsWith(`${count} `),
    [recordsOf[list], total.toLocaleString('en-US')] as const,
    { timeout: 10 * 60_000 },
  );
  await untilStill(page);
}

/** Waits until nothing moves and nothing says that it is busy. */
export async function untilStill(page: Page): Promise<void> {
  await untilQuiet(page);
  await page.waitForFunction(() => !document.querySelector('#dashboard-panel [aria-busy="true"]'));
  await untilQuiet(page);
}
