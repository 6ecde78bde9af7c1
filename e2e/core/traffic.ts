import type { Page } from '@playwright/test';

export interface Traffic {
  /** Requests that left the page for the product. */
  readonly requests: number;
  /** Their bodies as they are in the store, before any compression, without the gate's video. */
  readonly bytes: number;
}

/** Counts what a page asks for from now on; read it when the page has come to rest. */
export function watchTraffic(page: Page): () => Promise<Traffic> {
  const answers: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('http') || request.resourceType() === 'media') return;
    answers.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => {
    const sizes = await Promise.all(answers);
    return { requests: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  };
}
