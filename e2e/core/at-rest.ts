import { expect, type Page, type Request } from '@playwright/test';

/**
 * Watches a page from here on; the function that it returns waits until the page is at rest: no request is open, and
 * after everything that arrived has run and was painted, no new request was made. Playwright's `networkidle` means half
 * a second without a request, which also happens on a loaded machine while a page is loading. A film never ends and is
 * left out.
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
