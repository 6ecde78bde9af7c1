/**
 * Returns a promise that resolves when the browser is idle.
 *
 * @example
 * await whenIdle();
 * void loadBulkBar();
 */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
