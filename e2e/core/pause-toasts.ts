import type { Page } from '@playwright/test';

/**
 * Simulates a window without focus, in which toasts stay open. On a slow machine the five seconds of a toast can pass
 * between two test steps.
 */
export const pauseToasts = (page: Page) =>
  page.addInitScript(() => {
    const lookAway = () => {
      window.dispatchEvent(new Event('blur'));
      requestAnimationFrame(lookAway);
    };
    requestAnimationFrame(lookAway);
  });
