import type { Locator } from '@playwright/test';
import { pressAtRest } from './press-at-rest';

/** Chooses an option of the list that opens below a field. */
export async function choose(field: Locator, option: string): Promise<void> {
  await field.click();
  await pressAtRest(field.page().getByRole('option', { name: option, exact: true }));
}
