import type { Page } from '@playwright/test';

/** Emulates a user with data saver on, so the page prefetches nothing. */
export const enableDataSaver = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
