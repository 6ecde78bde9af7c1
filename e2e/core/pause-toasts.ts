import type { Page } from '@playwright/test';

/**
 * Dispatches `blur` in every frame. Toasts stay open while the window has no focus, so a slow machine has enough time
 * to check them.
 */
export const pauseToasts = (page: Page) =>
  page.addInitScript(() => {
    const lookAway = () => {
      window.dispatchEvent(new Event('blur'));
      requestAnimationFrame(lookAway);
    };
    requestAnimationFrame(lookAway);
  });
