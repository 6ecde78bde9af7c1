import type { Page } from '@playwright/test';

/** Marks the page, so that a test can detect a reload. */
export const setReloadMarker = (page: Page) =>
  page.evaluate(() => Object.assign(window, { wasNotReloaded: true }));

export const wasReloaded = (page: Page) => page.evaluate(() => !('wasNotReloaded' in window));
