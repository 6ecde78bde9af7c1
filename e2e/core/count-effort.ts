import type { Page } from '@playwright/test';

type Counting = typeof window & { effort: { clicks: number; keys: number } };

/** What a person did in a page since the counting began: presses of a pointer, and keys but those held with others. */
export interface Effort {
  readonly clicks: number;
  readonly keys: number;
}

/** Counts what a person does in a page from now on, until the page is loaded anew. */
export const beginCounting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const effort = { clicks: 0, keys: 0 };
    (window as Counting).effort = effort;
    const held = ['Control', 'Shift', 'Alt', 'Meta'];
    addEventListener('pointerdown', () => (effort.clicks += 1), true);
    addEventListener('keydown', ({ key }) => held.includes(key) || (effort.keys += 1), true);
  });

export const effortOf = (page: Page): Promise<Effort> =>
  page.evaluate(() => (window as Counting).effort);
