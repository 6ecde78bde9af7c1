import { type Locator, expect } from '@playwright/test';

/** Whether a press in its middle reaches an element: nothing slides or covers it. */
const isAtRest = (target: Locator) =>
  target.evaluate((element) => {
    if (element.closest('[class*="-slide-"], [class*="-zoom-"]')) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

/**
 * Presses an entry of a list or menu that opens, once it is open: a press on one that still moves scrolls
 * the page in search of it, and by its end the entry can be elsewhere, which is then no click.
 */
export async function pressAtRest(entry: Locator): Promise<void> {
  await expect.poll(() => isAtRest(entry)).toBe(true);
  await entry.click();
}

/** Chooses an option of the list that opens below a field, by key: of a chip that is not set, only the label is seen. */
export async function choose(field: Locator, option: string): Promise<void> {
  await field.press('ArrowDown');
  await pressAtRest(field.page().getByRole('option', { name: option, exact: true }));
}
