import type { Page } from '@playwright/test';

/** Simulates a window without focus, where toasts stay open. A slow machine may need more than five seconds. */
export const pauseToasts = (page: Page) =>
  page.addInitScript(() => {
    const lookAway = () => {
      window.dispatchEvent(new Event('blur'));
      requestAnimationFrame(lookAway);
    };
    requestAnimationFrame(lookAway);
  });
