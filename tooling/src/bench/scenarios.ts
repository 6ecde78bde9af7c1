import type { BrowserContext, Page } from '../drive';
import { addressOf, inTab, openWhole, readList, recordsOf, untilStill } from './lists';
import type { List, Visited } from './lists';
import { eachFrame, timeInput, timeOf } from './page';

/** What was measured, by the name of its row. */
export type Readings = Record<string, readonly number[]>;

const longLists = ['transactions', 'notifications'] as const;
const allLists = [...longLists, 'clients', 'contracts'] as const;

/** Opens the long lists: a page keeps the number of records of each once all of it is known. */
export const settleIn = (context: BrowserContext, size: number): Promise<void> =>
  inTab(context, async (page) => {
    for (const list of longLists) await openWhole(page, size, list);
  });

/** Openings of a workspace that is kept, each a page of its own: until the right record stands first, and all figures are right. */
export const measureOpenings = ({ context, size, rounds }: Visited): Promise<Readings> =>
  inTab(context, async (page) => {
    const readings: Readings = {};
    for (const list of longLists) {
      await openWhole(page, size, list);
      const given = { ...(await readList(page, list)), records: recordsOf[list] };
      const [rows, figures]: [number[], number[]] = [[], []];
      while (rows.length < rounds) {
        // A list shows what is right before all of it is read; the page before is not to be left half-way in that.
        await untilStill(page);
        await page.goto(addressOf(list), { waitUntil: 'commit' });
        const asked = [
          page.waitForFunction(
            ({ records, first }) =>
              window.trustfoldList(records).first === first && performance.now(),
            given,
            eachFrame,
          ),
          page.waitForFunction(
            ({ records, figures: right }) =>
              window.trustfoldList(records).figures === right && performance.now(),
            given,
            eachFrame,
          ),
        ] as const;
        const [rowsMs, figuresMs] = await Promise.all([timeOf(asked[0]), timeOf(asked[1])]);
        rows.push(rowsMs);
        figures.push(figuresMs);
      }
      readings[`opening again: first rows of ${list}`] = rows;
      readings[`opening again: total, counts and figures of ${list}`] = figures;
    }
    return readings;
  });

/** One of the sample, which a workspace of any size has. */
const notification = 'NT-001';

/** A notification marked as read or as unread, until its details offer the opposite. */
export const measureCommands = ({ context, size, rounds }: Visited): Promise<Readings> =>
  inTab(context, async (page) => {
    await openWhole(page, size, 'notifications', `&n=${notification}`);
    const inputs: number[] = [];
    while (inputs.length < rounds) {
      const toggle = page.getByRole('button', { name: /^Mark (Read|Unread)$/ }).first();
      const isUnread = (await toggle.textContent())?.trim() === 'Mark Read';
      const shown = () =>
        page.waitForFunction(
          (label) =>
            [...document.querySelectorAll('#dashboard-panel button')].some(
              (button) => button.textContent.trim() === label && button.checkVisibility(),
            ) && performance.now(),
          isUnread ? 'Mark Unread' : 'Mark Read',
          eachFrame,
        );
      inputs.push(await timeInput(page, () => toggle.click(), shown));
    }
    return { 'command, one notification marked: until shown': inputs };
  });

const searched = ['m', 'e', 'r', 'i', 'd'];

const focusSearch = (page: Page) =>
  page.getByRole('searchbox').or(page.locator('input[type="search"]')).first().click();

const stateOf = async (page: Page, list: List) => JSON.stringify(await readList(page, list));

/** Types the word; what the list shows after each key, from before the first. */
async function statesOf(page: Page, list: List): Promise<readonly string[]> {
  await focusSearch(page);
  const states = [await stateOf(page, list)];
  for (const key of searched) {
    await page.keyboard.press(key);
    await untilStill(page);
    states.push(await stateOf(page, list));
  }
  return states;
}

/** Types the word, each key until the list shows what it lists for that much; a key that changes nothing is not timed. */
async function typeWord(page: Page, list: List, states: readonly string[]) {
  await focusSearch(page);
  const strokes: number[] = [];
  for (const [index, key] of searched.entries()) {
    const press = () => page.keyboard.press(key);
    const state = states[index + 1] ?? '';
    const shown = () =>
      page.waitForFunction(
        (given) =>
          JSON.stringify(window.trustfoldList(given.records)) === given.state && performance.now(),
        { records: recordsOf[list], state },
        eachFrame,
      );
    if (states[index] === state) await press();
    else strokes.push(await timeInput(page, press, shown));
  }
  return strokes;
}

/** Keystrokes in the search of every list; a page that has not searched yet remembers nothing of it. */
export const measureSearches = ({ context, size, rounds }: Visited): Promise<Readings> =>
  inTab(context, async (page) => {
    const readings: Readings = {};
    for (const list of allLists) {
      await openWhole(page, size, list);
      const states = await statesOf(page, list);
      const strokes: number[] = [];
      while (strokes.length < rounds) {
        await openWhole(page, size, list);
        const typed = await typeWord(page, list, states);
        if (typed.length === 0) throw new Error(`No key of the word changes what ${list} lists.`);
        strokes.push(...typed);
      }
      readings[`search of ${list}, one keystroke: until right`] = strokes;
    }
    return readings;
  });
