import type { Page } from '@playwright/test';

/**
 * Toasts do not close while the window has no focus. On a slow machine their five seconds can pass between two test
 * steps.
 */
export const pauseToasts = (page: Page) =>
  page.addInitScript(() => {
    const lookAway = () => {
      window.dispatchEvent(new Event('blur'));
      requestAnimationFrame(lookAway);
    };
    requestAnimationFrame(lookAway);
  });
