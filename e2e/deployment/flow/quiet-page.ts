import type { Page } from '@playwright/test';

/** The page fetches nothing ahead of its being opened, as where data is dear. */
export const prefetchNothing = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
