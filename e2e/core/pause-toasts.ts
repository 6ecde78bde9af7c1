import type { Page } from '@playwright/test';

/**
 * Simulates a window without focus, because toasts then stay open. A slow machine may take longer than the five seconds
 * of a toast.
 */
export const pauseToasts = (page: Page) =>
  page.addInitScript(() => {
    const lookAway = () => {
      window.dispatchEvent(new Event('blur'));
      requestAnimationFrame(lookAway);
    };
    requestAnimationFrame(lookAway);
  });
