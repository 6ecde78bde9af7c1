import type { Page } from '@playwright/test';

/** Sets a mark on the page. A reload removes the mark. */
export const markPage = (page: Page) =>
  page.evaluate(() => Object.assign(window, { wasNotReloaded: true }));

export const wasReloaded = (page: Page) => page.evaluate(() => !('wasNotReloaded' in window));
