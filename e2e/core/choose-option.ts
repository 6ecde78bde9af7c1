import { type Locator, expect } from '@playwright/test';

/** Whether a click reaches the element: it does not move, and no other element covers it. */
const isStable = (target: Locator) =>
  target.evaluate((element) => {
    if (element.closest('[class*="-slide-"], [class*="-zoom-"]')) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

/** Clicks an entry of a list or menu after the opening animation, because a click can miss a moving entry. */
export async function clickWhenStable(entry: Locator): Promise<void> {
  await expect.poll(() => isStable(entry)).toBe(true);
  await entry.click();
}

/**
 * Opens a dropdown with the arrow key and clicks an option. Clicking an empty field would hit its label, which does not
 * open the dropdown.
 */
export async function chooseOption(field: Locator, option: string): Promise<void> {
  const options = field.page().getByRole('option');
  // A list that is still closing can have the same options.
  await expect(options).toHaveCount(0);
  await field.press('ArrowDown');
  await clickWhenStable(field.page().getByRole('option', { name: option, exact: true }));
}
