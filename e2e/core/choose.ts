import { expect, type Locator } from '@playwright/test';

/** Whether a press in its middle reaches an element: not while it still slides in, nor beneath another. */
const canBePressed = (option: Locator) =>
  option.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

/**
 * Chooses an option of a list that opens below a field. It is pressed once it is open: a press on a
 * list that still moves scrolls the page in search of it, and can land beside the option.
 */
export async function choose(field: Locator, option: string): Promise<void> {
  await field.click();
  const choice = field.page().getByTitle(option, { exact: true });
  await expect.poll(() => canBePressed(choice)).toBe(true);
  await choice.click();
}
