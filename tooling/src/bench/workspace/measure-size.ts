import { dashboardAddress, signIn, type Browser, type Page, type Tab } from '../../drive';
import {
  lookOutNow,
  measureWeight,
  untilQuiet,
  untilShown,
  watchPage,
  type Interaction,
} from '../probe/page-probe';
import { medianOf } from '../statistics';
import { jumpInList, scrollList, typeInSearch, toggleRead } from './interactions';
import { untilKept } from './until-kept';

const records = {
  transactions: '#dashboard-panel [aria-label="Transactions"] article',
  notifications: '#dashboard-panel [aria-label="Notifications"] button',
  clients: '#dashboard-panel [aria-label="Clients"] article',
  contracts: '#dashboard-panel [aria-label="Contracts"] article',
} as const;
type ListTab = keyof typeof records & Tab;

/** The figures of one size, in the order they are shown; milliseconds unless the name says otherwise. */
export const figureNames = [
  'first opening: first record of generated transactions',
  'first opening: until all transactions are kept',
  'opening again: first record of transactions',
  'opening again: first record of notifications',
  'one keystroke of search in transactions',
  'one keystroke of search in notifications',
  'one keystroke of search in clients (10,000 at most)',
  'one keystroke of search in contracts (10,000 at most)',
  'one page of scroll in transactions',
  'one page of scroll in notifications',
  'a jump to the middle of transactions',
  'a jump to the middle of notifications',
  'a command: mark one notification read',
  'longest task after the first load, transactions',
  'longest task after the first load, notifications',
  'the same by processor time, transactions',
  'the same by processor time, notifications',
  'the same by processor time, clients',
  'the same by processor time, contracts',
  'elements in the document, transactions',
  'elements in the document, notifications',
  'memory after all this, MB',
] as const;
export type FigureName = (typeof figureNames)[number];
export type SizeFigures = Record<FigureName, number>;

const openings = 3;
const repeats = 5;
const openingLimitMs = 5 * 60_000;

async function repeated<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < times; index += 1) results.push(await work(index));
  return results;
}

const longestOf = (interactions: readonly Interaction[]) => ({
  longestTaskMs: Math.max(...interactions.map(({ longestTaskMs }) => longestTaskMs)),
  busiestTaskMs: Math.max(...interactions.map(({ busiestTaskMs }) => busiestTaskMs)),
});

const timeOf = (interactions: readonly Interaction[]) =>
  medianOf(interactions.map(({ timeMs }) => timeMs));

/** Milliseconds from the navigation until a record of the list is painted. */
async function openList(page: Page, address: string, tab: ListTab): Promise<number> {
  const awaited = { wanted: { selector: records[tab] }, hasCharts: false };
  await page.goto(address, { waitUntil: 'commit' });
  await lookOutNow(page, awaited);
  return (await untilShown(page, awaited, openingLimitMs)).recordMs;
}

async function measureList(page: Page, address: string, tab: ListTab) {
  const opened = await repeated(openings, () => openList(page, address, tab));
  await untilQuiet(page, 2000);

  const scrolls = await repeated(repeats, () => scrollList(page, records[tab]));
  const jumps = await repeated(repeats, (index) => jumpInList(page, records[tab], index));
  const weights = await repeated(openings, () => measureWeight(page));
  await page.evaluate(() => scrollTo(0, 0));
  const strokes = await typeInSearch(page, records[tab]);
  return {
    openMs: medianOf(opened),
    strokeMs: timeOf(strokes),
    scrollMs: timeOf(scrolls),
    jumpMs: timeOf(jumps),
    ...longestOf([...strokes, ...scrolls, ...jumps]),
    elements: medianOf(weights.map(({ elements }) => elements)),
    heapMb: medianOf(weights.map(({ heapMb }) => heapMb)),
  };
}

async function measureCommand(page: Page, address: string) {
  await openList(page, address, 'notifications');
  await page.locator(`${records.notifications}[type="button"]`).first().click();
  const runs = await repeated(repeats, () => toggleRead(page));
  return { commandMs: timeOf(runs), ...longestOf(runs) };
}

interface FirstOpening {
  readonly firstOpeningMs: number;
  readonly keptMs: number;
}

async function withPage<T>(
  browser: Browser,
  url: string,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await watchPage(page);
    await signIn(page);
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Drives a generated workspace of `size` records a list as one visitor would. */
export async function measureSize(
  browser: Browser,
  url: string,
  size: number,
  onProgress: (text: string) => void,
): Promise<SizeFigures> {
  const addressOf = (tab: ListTab) => `${dashboardAddress('admin', tab)}&scale=${size}`;
  const openFirst = async (page: Page): Promise<FirstOpening> => {
    const firstOpeningMs = await openList(page, addressOf('transactions'), 'transactions');
    return { firstOpeningMs, keptMs: await untilKept(page, size, 'transactions', openingLimitMs) };
  };
  // A first opening is one of a browser that has no workspace yet.
  onProgress(`${size} records: first openings`);
  const others = await repeated(openings - 1, () => withPage(browser, url, openFirst));

  return withPage(browser, url, async (page) => {
    const first = [...others, await openFirst(page)];
    await page.goto(addressOf('notifications'));
    await untilKept(page, size, 'notifications', openingLimitMs);

    onProgress(`${size} records: transactions`);
    const transactions = await measureList(page, addressOf('transactions'), 'transactions');
    onProgress(`${size} records: notifications`);
    const notifications = await measureList(page, addressOf('notifications'), 'notifications');
    const command = await measureCommand(page, addressOf('notifications'));
    onProgress(`${size} records: clients and contracts`);
    const clients = await measureList(page, addressOf('clients'), 'clients');
    const contracts = await measureList(page, addressOf('contracts'), 'contracts');
    return {
      'first opening: first record of generated transactions': medianOf(
        first.map(({ firstOpeningMs }) => firstOpeningMs),
      ),
      'first opening: until all transactions are kept': medianOf(first.map(({ keptMs }) => keptMs)),
      'opening again: first record of transactions': transactions.openMs,
      'opening again: first record of notifications': notifications.openMs,
      'one keystroke of search in transactions': transactions.strokeMs,
      'one keystroke of search in notifications': notifications.strokeMs,
      'one keystroke of search in clients (10,000 at most)': clients.strokeMs,
      'one keystroke of search in contracts (10,000 at most)': contracts.strokeMs,
      'one page of scroll in transactions': transactions.scrollMs,
      'one page of scroll in notifications': notifications.scrollMs,
      'a jump to the middle of transactions': transactions.jumpMs,
      'a jump to the middle of notifications': notifications.jumpMs,
      'a command: mark one notification read': command.commandMs,
      'longest task after the first load, transactions': transactions.longestTaskMs,
      'longest task after the first load, notifications': Math.max(
        notifications.longestTaskMs,
        command.longestTaskMs,
      ),
      'the same by processor time, transactions': transactions.busiestTaskMs,
      'the same by processor time, notifications': Math.max(
        notifications.busiestTaskMs,
        command.busiestTaskMs,
      ),
      'the same by processor time, clients': clients.busiestTaskMs,
      'the same by processor time, contracts': contracts.busiestTaskMs,
      'elements in the document, transactions': transactions.elements,
      'elements in the document, notifications': notifications.elements,
      'memory after all this, MB': Math.max(transactions.heapMb, notifications.heapMb),
    };
  });
}
