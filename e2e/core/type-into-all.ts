import { expect, type Locator, type Page } from '@playwright/test';

/** What is typed where a field takes more than words, and what it then holds. */
const samples: Readonly<Record<string, readonly [typed: string, held: string]>> = {
  date: ['07202024', '2024-07-20'],
  'datetime-local': ['080120241000AM', '2024-08-01T10:00'],
  time: ['1030AM', '10:30'],
  number: ['47', '47'],
  url: ['https://orsted.example/a', 'https://orsted.example/a'],
  email: ['mia.chen@orsted.example', 'mia.chen@orsted.example'],
};

const words = ['Ærø quickly, 1 & 2', 'Ærø quickly, 1 & 2'] as const;

/** Every field that is shown and takes text. */
const fieldsIn = (place: Locator): Locator =>
  place
    .locator(
      'input:not([type=checkbox], [type=radio], [type=file], [role=combobox], [readonly], :disabled), textarea:not(:disabled)',
    )
    .filter({ visible: true });

async function replaceBy(page: Page, field: Locator, text: string, delay?: number): Promise<void> {
  await field.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text, { delay });
}

/**
 * Types into every field of a place, in one burst, and into a search key by key too, since the list answers between
 * the keys. Fails where one holds anything else at last, then or when all are filled.
 */
export async function typeIntoAll(page: Page, place: Locator, count: number): Promise<void> {
  await expect(fieldsIn(place)).toHaveCount(count);
  const held: string[] = [];
  for (const field of await fieldsIn(place).all()) {
    const type = (await field.getAttribute('type')) ?? 'text';
    const [typed, value] = samples[type] ?? words;
    await replaceBy(page, field, typed);
    await expect(field).toHaveValue(value);
    if (type === 'search') {
      await replaceBy(page, field, 'key by key', 30);
      await expect(field).toHaveValue('key by key');
    }
    held.push(await field.inputValue());
  }
  for (const [index, value] of held.entries())
    await expect(fieldsIn(place).nth(index)).toHaveValue(value);
}
