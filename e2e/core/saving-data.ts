import type { Page } from '@playwright/test';

/** The page comes as one whose reader saves data, for whom nothing is fetched ahead. */
export const savingData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
