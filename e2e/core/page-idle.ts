import { expect, type Page, type Request } from '@playwright/test';

/**
 * Returns a function that waits until no request is pending or scheduled. Playwright’s `networkidle` is not enough,
 * because it only waits for half a second without requests.
 */
export function watchPageIdle(page: Page): () => Promise<void> {
  let asked = 0;
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'media') return;
    asked += 1;
    underWay.add(request);
  });
  const end = (request: Request) => underWay.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);

  return () =>
    expect(async () => {
      expect(Array.from(underWay, (request) => request.url())).toEqual([]);
      const before = asked;
      await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await frame();
        await frame();
        await scheduler.postTask(() => undefined, { priority: 'background' });
      });
      expect(asked, 'requests when everything has run').toBe(before);
    }).toPass();
}
