import { expect, type Page, type Request } from '@playwright/test';

/**
 * Watches a page from here on; what it returns waits until the page has come to rest: nothing is on its way, and once
 * all that came has run and was painted, nothing more was asked for. Playwright's `networkidle` is half a second
 * without a request instead, which a loaded machine has in the midst of loading. A film never ends and is left out.
 */
export function watchRest(page: Page): () => Promise<void> {
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
