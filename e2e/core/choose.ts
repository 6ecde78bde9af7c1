import type { Locator } from '@playwright/test';
import { pressAtRest } from './press-at-rest';

/** Chooses an option of the list that opens below a field, by key: of a chip that is not set, only the label is seen. */
export async function choose(field: Locator, option: string): Promise<void> {
  await field.press('ArrowDown');
  await pressAtRest(field.page().getByRole('option', { name: option, exact: true }));
}
