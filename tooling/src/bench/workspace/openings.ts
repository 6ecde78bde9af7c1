import { fillWorkspace, type BrowserContext } from '../../drive';
import { repeated, type Readings } from './readings';
import { seeList, timeOpening } from './time-opening';
import {
  addressOf,
  inTab,
  openingLimitMs,
  openWhole,
  recordsOf,
  untilStill,
  type Visited,
} from './visitor';

const longLists = ['transactions', 'notifications'] as const;

/** Fills a workspace, and opens its long lists: a page keeps the beginning of each once all of it is known. */
export const settleIn = (context: BrowserContext, size: number): Promise<void> =>
  inTab(context, async (page) => {
    await fillWorkspace(page, size);
    for (const list of longLists) await openWhole(page, size, list);
  });

/** Openings of a workspace that is kept, each a page of its own. */
export const measureOpeningsAgain = ({ context, size, rounds }: Visited): Promise<Readings> =>
  inTab(context, async (page) => {
    const readings: Record<string, readonly number[]> = {};
    for (const list of longLists) {
      await openWhole(page, size, list);
      const right = await seeList(page, recordsOf[list]);
      const openings = await repeated(rounds, async () => {
        // A list shows what is right before all of it is read; the page before is not to be left half-way in that.
        await untilStill(page);
        return timeOpening(page, addressOf(list), right, openingLimitMs);
      });
      readings[`opening again: first rows of ${list}`] = openings.map(({ rowsMs }) => rowsMs);
      readings[`opening again: total, counts and figures of ${list}`] = openings.map(
        ({ figuresMs }) => figuresMs,
      );
    }
    return readings;
  });
