import type { Page } from '../../drive';
import { measureInteraction, type Interaction } from '../probe/page-probe';
import { longestTask, timesOf, type Readings } from './readings';
import { inTab, openWhole, recordsOf, untilStill, type List, type Visited } from './visitor';

const searched = ['m', 'e', 'r', 'i', 'd'];

const stateOf = (page: Page, list: List) =>
  page.evaluate((records) => window.trustfoldProbe.listState(records), recordsOf[list]);

const focusSearch = (page: Page) =>
  page.getByRole('searchbox').or(page.locator('input[type="search"]')).first().click();

/** What the list shows before the word is typed, and after each key of it. */
async function seeStates(page: Page, list: List): Promise<readonly string[]> {
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
  const strokes: Interaction[] = [];
  for (const [index, key] of searched.entries()) {
    const [before = '', after = ''] = states.slice(index, index + 2);
    if (before === after) {
      await page.keyboard.press(key);
      continue;
    }
    const stroke = await measureInteraction(page, {
      act: () => page.keyboard.press(key),
      isDone: ({ records, state }) => window.trustfoldProbe.listState(records) === state,
      given: { records: recordsOf[list], state: after },
    });
    strokes.push(stroke);
  }
  return strokes;
}

async function searchList(page: Page, { size, rounds }: Visited, list: List): Promise<Readings> {
  await openWhole(page, size, list);
  const states = await seeStates(page, list);
  const strokes: Interaction[] = [];
  while (strokes.length < rounds) {
    // A page that has not searched yet remembers nothing of it.
    await openWhole(page, size, list);
    const typed = await typeWord(page, list, states);
    if (typed.length === 0) throw new Error(`No key of the word changes what ${list} lists.`);
    strokes.push(...typed);
  }
  const name = `search of ${list}, one keystroke`;
  return { [`${name}: until right`]: timesOf(strokes), ...longestTask(name, strokes) };
}

/** Keystrokes in the search of every list. */
export const measureSearches = (visited: Visited): Promise<Readings> =>
  inTab(visited.context, async (page) => {
    const readings: Record<string, readonly number[]> = {};
    for (const list of ['transactions', 'notifications', 'clients', 'contracts'] as const)
      Object.assign(readings, await searchList(page, visited, list));
    return readings;
  });
