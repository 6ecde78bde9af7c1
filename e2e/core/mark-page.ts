import type { Page } from '@playwright/test';

/** Marks a page, which would not have the mark after a reload. */
export const markPage = (page: Page) =>
  page.evaluate(() => Object.assign(window, { wasNotReloaded: true }));

export const wasReloaded = (page: Page) => page.evaluate(() => !('wasNotReloaded' in window));
