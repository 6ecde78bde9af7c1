import type { Page } from '@playwright/test';

/**
 * Toasts wait for a reader who is in another window. So they wait here, for a test that uses one: on a
 * loaded machine its five seconds can pass between two steps.
 */
export const holdToasts = (page: Page) =>
  page.addInitScript(() => {
    const lookAway = () => {
      window.dispatchEvent(new Event('blur'));
      requestAnimationFrame(lookAway);
    };
    requestAnimationFrame(lookAway);
  });
