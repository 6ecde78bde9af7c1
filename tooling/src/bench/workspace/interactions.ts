import type { Page } from '../../drive';
import { measureInteraction, untilQuiet, type Interaction } from '../probe/page-probe';

const pagePx = 900;

/** The pointer rests where no card opens anything by itself. */
const overList = (page: Page) => page.mouse.move(720, 600);

/** A turn of the wheel, until the view is where it leads and full of records. */
export async function scrollList(page: Page, records: string): Promise<Interaction> {
  await overList(page);
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
export async function jumpInList(page: Page, records: string, index: number): Promise<Interaction> {
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

const searched = ['m', 'e', 'r', 'i', 'd'];
const passes = 2;

/**
 * Keystrokes in the search, each until the list shows what it lists for that much of the word. What that
 * is was seen before, when the word was typed without being timed; a key that changes nothing is not timed.
 */
export async function typeInSearch(page: Page, records: string): Promise<Interaction[]> {
  const search = page.getByRole('searchbox').or(page.locator('input[type="search"]')).first();
  const stateNow = () => page.evaluate((list) => window.trustfoldProbe.listState(list), records);
  await search.click();
  await untilQuiet(page);
  const states = [await stateNow()];
  for (const key of searched) {
    await page.keyboard.press(key);
    await untilQuiet(page);
    states.push(await stateNow());
  }

  const strokes: Interaction[] = [];
  for (let pass = 0; pass < passes; pass += 1) {
    await search.fill('');
    await untilQuiet(page);
    for (const [index, key] of searched.entries()) {
      const [before = '', after = ''] = states.slice(index, index + 2);
      if (before === after) {
        await page.keyboard.press(key);
        continue;
      }
      const stroke = await measureInteraction(page, {
        act: () => page.keyboard.press(key),
        isDone: ({ list, state }) => window.trustfoldProbe.listState(list) === state,
        given: { list: records, state: after },
      });
      strokes.push(stroke);
    }
  }
  return strokes;
}

/** The command that marks a notification as read or as unread, until its details offer the opposite. */
export async function toggleRead(page: Page): Promise<Interaction> {
  const toggle = page.getByRole('button', { name: /^Mark (Read|Unread)$/ }).first();
  const label = (await toggle.textContent())?.trim();
  return measureInteraction(page, {
    act: () => toggle.click(),
    isDone: (opposite) =>
      [...document.querySelectorAll('#dashboard-panel button')].some(
        (button) => button.textContent.trim() === opposite && button.checkVisibility(),
      ),
    given: label === 'Mark Read' ? 'Mark Unread' : 'Mark Read',
  });
}
