import { expect, type Locator } from '@playwright/test';

/** Maximum number of Tab presses. Every page has fewer tab stops. */
const maxPresses = 80;

const describeFocus = (target: Locator): Promise<string> =>
  target.page().evaluate(() => {
    const { activeElement } = document;
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return `${activeElement?.tagName ?? 'nothing'} “${name.trim().slice(0, 60)}”`;
  });

/**
 * Presses Tab until the target has the focus, as a keyboard user does. On failure, the error lists the elements that
 * had the focus.
 */
export async function focusByTab(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const focused = target.and(target.page().locator(':focus'));
  const way: string[] = [];
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if ((await focused.count()) > 0) return;
    await target.page().keyboard.press(key);
    way.push(await describeFocus(target));
  }
  const reached = [...new Set(way)].join(', ');
  throw new Error(`${maxPresses} presses of ${key} never reached ${target.toString()}: ${reached}`);
}
