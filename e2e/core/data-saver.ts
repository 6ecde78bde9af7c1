import type { Page } from '@playwright/test';

/** Simulates the browser’s data saver mode, in which the page prefetches nothing. */
export const enableDataSaver = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
