import type { BrowserContext } from '../../drive';
import { lookOutNow, untilShown } from '../probe/page-probe';
import { repeated, type Readings } from './readings';
import { seeList, timeOpening } from './time-opening';
import { untilKept, untilPacked } from './until-kept';
import {
  addressOf,
  inTab,
  openingLimitMs,
  openWhole,
  recordsOf,
  settlingLimitMs,
  untilStill,
  type Visited,
} from './visitor';

interface FirstOpening {
  readonly rowsMs: number;
  readonly keptMs: number;
}

/** Opens the transactions of a workspace that there is none of yet. */
export const openFirst = (context: BrowserContext, size: number): Promise<FirstOpening> =>
  inTab(context, async (page) => {
    const awaited = { wanted: { selector: recordsOf.transactions }, hasCharts: false };
    await page.goto(addressOf(size, 'transactions'), { waitUntil: 'commit' });
    await lookOutNow(page, awaited);
    const { recordMs } = await untilShown(page, awaited, openingLimitMs);
    const keptMs = await untilKept(page, size, 'transactions', openingLimitMs);
    return { rowsMs: recordMs, keptMs };
  });

const longLists = ['transactions', 'notifications'] as const;

/** Opens the long lists of a workspace until all of each is as a page leaves it that was open for a while. */
export const settleIn = (context: BrowserContext, size: number): Promise<void> =>
  inTab(context, async (page) => {
    for (const list of longLists) {
      await openWhole(page, size, list);
      await untilPacked(page, size, list, settlingLimitMs(size));
    }
  });

interface FirstOpenings {
  readonly size: number;
  readonly rounds: number;
  /** Lends a browser without a workspace. */
  readonly asNew: <T>(work: (context: BrowserContext) => Promise<T>) => Promise<T>;
}

/** First openings, each in a browser that has no workspace yet. */
export async function measureFirstOpenings({
  size,
  rounds,
  asNew,
}: FirstOpenings): Promise<Readings> {
  const openings = await repeated(rounds, () => asNew((context) => openFirst(context, size)));
  return {
    'first opening: first rows of transactions': openings.map(({ rowsMs }) => rowsMs),
    'first opening: until all transactions are kept': openings.map(({ keptMs }) => keptMs),
  };
}

/** Openings of a workspace that is kept, and packed where it is long, each a page of its own. */
export const measureOpeningsAgain = ({ context, size, rounds }: Visited): Promise<Readings> =>
  inTab(context, async (page) => {
    const readings: Record<string, readonly number[]> = {};
    for (const list of longLists) {
      await openWhole(page, size, list);
      const right = await seeList(page, recordsOf[list]);
      const openings = await repeated(rounds, async () => {
        // A list shows what is right before all of it is read; the page before is not to be left half-way in that.
        await untilStill(page);
        return timeOpening(page, addressOf(size, list), right, openingLimitMs);
      });
      readings[`opening again: first rows of ${list}`] = openings.map(({ rowsMs }) => rowsMs);
      readings[`opening again: total, counts and figures of ${list}`] = openings.map(
        ({ figuresMs }) => figuresMs,
      );
    }
    return readings;
  });
