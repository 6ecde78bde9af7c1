/**
 * Returns a promise that resolves when the browser is idle.
 *
 * @example
 * await waitUntilIdle();
 * void loadBulkBar();
 */
export const waitUntilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
