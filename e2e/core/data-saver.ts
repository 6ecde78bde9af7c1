import type { Page } from '@playwright/test';

/** Emulates a user who has turned on data saver. The page then prefetches nothing. */
export const enableDataSaver = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
