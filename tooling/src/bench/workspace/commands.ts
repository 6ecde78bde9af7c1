import type { Page } from '../../drive';
import { measureInteraction, untilQuiet, within, type Interaction } from '../probe/page-probe';
import { longestTasks, repeated, timesOf, type Readings } from './readings';
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
      ...longestTasks('command, one notification marked', shown),
    };
  });

/** From a press in one tab until the other tab has painted what it changed, by the machine's clock. */
async function timeOtherTab(acting: Page, watching: Page): Promise<number> {
  await Promise.all([untilQuiet(acting), untilQuiet(watching)]);
  const label = await oppositeOf(acting);
  const condition = await watching.evaluateHandle<(label: string) => boolean>(
    `(${isOffered.toString()})`,
  );
  await watching.evaluate(
    ([isThere, wanted]) => {
      const probe = window.trustfoldProbe;
      probe.shown = probe.whenPainted(() => isThere(wanted));
    },
    [condition, label] as const,
  );
  await acting.evaluate(() => (window.trustfoldProbe.inputAt = NaN));
  await toggleOf(acting).click();
  const shown = watching.evaluate(
    async () => performance.timeOrigin + (await window.trustfoldProbe.shown),
  );
  const shownAt = await within(shown, 'what another tab changed', limitMs);
  const pressedAt = await acting.evaluate(
    () => performance.timeOrigin + window.trustfoldProbe.inputAt,
  );
  return shownAt - pressedAt;
}

/** A change by another tab of the same browser, until this one shows it. */
export const measureOtherTabs = ({ context, size, rounds }: Visited): Promise<Readings> =>
  inTab(context, (acting) =>
    inTab(context, async (watching) => {
      for (const page of [acting, watching])
        await openWhole(page, size, 'notifications', `&n=${notification}`);
      const times = await repeated(rounds, () => timeOtherTab(acting, watching));
      return { 'another tab’s change: until shown': times };
    }),
  );
