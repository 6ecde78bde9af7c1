import type { Page } from '../../drive';
import { measureInteraction, type Interaction } from '../probe/page-probe';
import { longestTasks, repeated, timesOf, type Readings } from './readings';
import { inTab, openWhole, recordsOf, untilStill, type List, type Visited } from './visitor';

const pagePx = 900;

/** A turn of the wheel, until the view is where it leads and full of records. */
async function scrollPage(page: Page, records: string): Promise<Interaction> {
  // The pointer rests where no card opens anything by itself.
  await page.mouse.move(720, 600);
  const from = await page.evaluate(() => scrollY);
  return measureInteraction(page, {
    act: () => page.mouse.wheel(0, pagePx),
    isDone: ({ list, until }) => scrollY >= until && window.trustfoldProbe.isFilled(list),
    given: { list: records, until: from + pagePx - 10 },
  });
}

/** Far from each other, so that no jump finds what the one before brought. */
const places = [0.5, 0.1, 0.7, 0.3, 0.9];

/** A jump far into the list, until the view is full of what stands there. */
function jump(page: Page, records: string, index: number): Promise<Interaction> {
  const share = places[index % places.length] ?? 0.5;
  return measureInteraction(page, {
    act: () =>
      page.evaluate((part) => {
        dispatchEvent(new WheelEvent('wheel'));
        scrollTo(0, document.body.scrollHeight * part);
      }, share),
    isDone: (list) => window.trustfoldProbe.isFilled(list),
    given: records,
  });
}

async function moveInList(page: Page, { size, rounds }: Visited, list: List): Promise<Readings> {
  await openWhole(page, size, list);
  const scrolls = await repeated(rounds, () => scrollPage(page, recordsOf[list]));
  const jumps = await repeated(rounds, (index) => jump(page, recordsOf[list], index));
  return {
    [`scroll of ${list}, one page: until filled`]: timesOf(scrolls),
    [`jump to the middle of ${list}: until filled`]: timesOf(jumps),
    ...longestTasks(`scroll and jump in ${list}`, [...scrolls, ...jumps]),
  };
}

/** A page further, and far into the list. */
export const measureJumps = (visited: Visited): Promise<Readings> =>
  inTab(visited.context, async (page) => ({
    ...(await moveInList(page, visited, 'transactions')),
    ...(await moveInList(page, visited, 'notifications')),
  }));

/** Each is another than the one before; the list comes sorted by the last. */
const columns = ['Counterparty', 'Amount', 'Score', 'Initiated'];
const tableRows = '#dashboard-panel table[aria-label="Transactions"] tbody tr:not([aria-hidden])';

const pressHeader = (page: Page, column: string) =>
  page.getByRole('columnheader', { name: column }).getByRole('button').click();

/** What the table shows first after each press. */
async function seeOrders(page: Page): Promise<readonly string[]> {
  const firsts: string[] = [];
  for (const column of columns) {
    await pressHeader(page, column);
    await untilStill(page);
    firsts.push(await page.evaluate((rows) => window.trustfoldProbe.firstRecord(rows), tableRows));
  }
  return firsts;
}

/** Another column's header, until the record that comes first by it stands first. */
export const measureSorts = ({ context, size, rounds }: Visited): Promise<Readings> =>
  inTab(context, async (page) => {
    const openTable = () => openWhole(page, size, 'transactions', '&view=table');
    await openTable();
    const firsts = await seeOrders(page);
    const sorts: Interaction[] = [];
    while (sorts.length < rounds) {
      // A page that has not sorted yet remembers no order.
      await openTable();
      for (const [index, column] of columns.entries()) {
        const sort = await measureInteraction(page, {
          act: () => pressHeader(page, column),
          isDone: ({ rows, first }) => window.trustfoldProbe.firstRecord(rows) === first,
          given: { rows: tableRows, first: firsts[index] ?? '' },
        });
        sorts.push(sort);
      }
    }
    const name = 'sort of transactions by another column';
    return { [`${name}: until right`]: timesOf(sorts), ...longestTasks(name, sorts) };
  });
