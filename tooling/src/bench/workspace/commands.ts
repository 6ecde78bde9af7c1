import type { Page } from '../../drive';
import { measureInteraction, untilQuiet, within, type Interaction } from '../probe/page-probe';
import { longestTask, repeated, timesOf, type Readings } from './readings';
import { keptRecord, watchKept } from './until-kept';
import { inTab, openWhole, type Visited } from './visitor';

/** One of the sample, which a workspace of any size has. */
const notification = 'NT-001';

const limitMs = 60_000;

const toggleOf = (page: Page) => page.getByRole('button', { name: /^Mark (Read|Unread)$/ }).first();

/** What the button offers once it has been pressed. */
const oppositeOf = async (page: Page) =>
  (await toggleOf(page).textContent())?.trim() === 'Mark Read' ? 'Mark Unread' : 'Mark Read';

/** Runs in the page: whether the details of a notification offer this. */
const isOffered = (label: string) =>
  [...document.querySelectorAll('#dashboard-panel button')].some(
    (button) => button.textContent.trim() === label && button.checkVisibility(),
  );

/** Marks the notification as read or as unread, until its details offer the opposite. */
const timeShown = async (page: Page): Promise<Interaction> =>
  measureInteraction(page, {
    act: () => toggleOf(page).click(),
    isDone: isOffered,
    given: await oppositeOf(page),
  });

/** The same, until the database has the notification as it was left. */
async function timeKept(page: Page): Promise<number> {
  await untilQuiet(page);
  const place = { collection: 'notifications', key: notification };
  await watchKept(page, place, await keptRecord(page, place));
  await toggleOf(page).click();
  const kept = page.evaluate(() => window.trustfoldProbe.shown);
  const keptAt = await within(kept, 'that a command was kept', limitMs);
  return keptAt - (await page.evaluate(() => window.trustfoldProbe.inputAt));
}

/** A command on one record, until it is shown and until it is kept. */
export const measureCommands = ({ context, size, rounds }: Visited): Promise<Readings> =>
  inTab(context, async (page) => {
    await openWhole(page, size, 'notifications', `&n=${notification}`);
    // What watches the database would slow what is shown down, so neither is timed with the other.
    const shown = await repeated(rounds, () => timeShown(page));
    const kept = await repeated(rounds, () => timeKept(page));
    return {
      'command, one notification marked: until shown': timesOf(shown),
      'command, one notification marked: until kept': kept,
      ...longestTask('command, one notification marked', shown),
    };
  });
