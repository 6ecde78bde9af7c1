import { dashboardAddress, signIn, type Browser, type Page, type Tab } from '../../drive';
import {
  installProbe,
  measureInteraction,
  measureWeight,
  timeUntil,
  untilQuiet,
  type Interaction,
} from '../page-probe';
import { medianOf } from '../statistics';
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

const repeats = 3;
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

async function measureList(page: Page, address: string, tab: ListTab) {
  const openings = await repeated(2, async () => {
    await page.goto(address);
    return timeUntil(page, records[tab], openingLimitMs);
  });
  await untilQuiet(page, 2000);

  const scrolls = await repeated(repeats, async () => {
    await page.locator(records[tab]).first().hover();
    return measureInteraction(page, () => page.mouse.wheel(0, 900));
  });
  const jump = await measureInteraction(page, () =>
    page.evaluate(() => {
      dispatchEvent(new WheelEvent('wheel'));
      scrollTo(0, document.body.scrollHeight / 2);
    }),
  );
  const { elements, heapMb } = await measureWeight(page);
  await page.evaluate(() => scrollTo(0, 0));

  const search = page.getByRole('searchbox').or(page.locator('input[type="search"]')).first();
  await search.click();
  const strokes = await repeated(repeats, (index) =>
    measureInteraction(page, () => page.keyboard.press('mer'.charAt(index))),
  );
  return {
    openMs: medianOf(openings),
    strokeMs: medianOf(strokes.map(({ timeMs }) => timeMs)),
    scrollMs: medianOf(scrolls.map(({ timeMs }) => timeMs)),
    jumpMs: jump.timeMs,
    ...longestOf([...strokes, ...scrolls, jump]),
    elements,
    heapMb,
  };
}

async function measureCommand(page: Page, address: string) {
  await page.goto(address);
  await timeUntil(page, records.notifications, openingLimitMs);
  await page.locator(`${records.notifications}[type="button"]`).first().click();
  const toggle = page.getByRole('button', { name: /^Mark (Read|Unread)$/ }).first();
  const runs = await repeated(repeats, () => measureInteraction(page, () => toggle.click()));
  return {
    commandMs: medianOf(runs.map(({ timeMs }) => timeMs)),
    ...longestOf(runs),
  };
}

/** Drives a generated workspace of `size` records a list as one visitor would. */
export async function measureSize(
  browser: Browser,
  url: string,
  size: number,
  onProgress: (text: string) => void,
): Promise<SizeFigures> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const page = await context.newPage();
    await installProbe(page);
    await signIn(page);
    const addressOf = (tab: ListTab) => `${dashboardAddress('admin', tab)}&scale=${size}`;

    onProgress(`${size} records: first opening`);
    await page.goto(addressOf('transactions'));
    const firstOpeningMs = await timeUntil(page, records.transactions, openingLimitMs);
    const keptMs = await untilKept(page, size, 'transactions', openingLimitMs);
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
      'first opening: first record of generated transactions': firstOpeningMs,
      'first opening: until all transactions are kept': keptMs,
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
  } finally {
    await context.close();
  }
}
