import type { Page, Request } from '@playwright/test';
import { watchRest } from './at-rest';

export interface Traffic {
  /** Requests that left the page for the product, but for the tab's icon. */
  readonly requests: number;
  /** Their bodies as they are in the store, before any compression, without the gate's video. */
  readonly bytes: number;
}

/** Counts what a page asks for from now on; it is read when the page is at rest. */
export function watchTraffic(page: Page): () => Promise<Traffic> {
  const answered: Request[] = [];
  const rest = watchRest(page);
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('http') || request.resourceType() === 'media') return;
    // The headless shell has no tab to draw it in, and asks for none.
    if (request.url().includes('/favicon.')) return;
    answered.push(request);
  });
  return async () => {
    await rest();
    const sizes = await Promise.all(answered.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    return { requests: sizes.length, bytes };
  };
}
