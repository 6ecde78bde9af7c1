import { expect, type BrowserContext } from '@playwright/test';
import type { ServedProduct } from './shared-product';

/** Beside the product: what is in memory, and what the browser brings along, such as its PDF viewer. */
const ownSchemes = ['data:', 'blob:', 'chrome:', 'chrome-extension:'];
const badConsole = ['error', 'warning'];
/** A stopwatch of the browser's, which a loaded machine sets off; `flows/preloads.spec.ts` looks without one. */
const preloadStopwatch = /was preloaded using link preload but not used within a few seconds/;

export type Guard = {
  /** Lets console messages that match pass, for a test that breaks something on purpose. */
  allowConsole: (pattern: RegExp) => void;
  /** Fails when a page did what no page may. */
  check: () => void;
};

/**
 * Watches every page of a context: the console stays clean, nothing is thrown, and nothing is asked for
 * but the product's own static files (G5).
 */
export function guardContext(context: BrowserContext, product: ServedProduct): Guard {
  const origins = new Set(Object.values(product.origins));
  const allowed: RegExp[] = [];
  const said: string[] = [];
  const asked: string[] = [];

  context.on('console', (message) => {
    if (!badConsole.includes(message.type()) || preloadStopwatch.test(message.text())) return;
    said.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => said.push(`thrown: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOwn = origins.has(origin) && request.method() === 'GET';
    if (!isOwn && !ownSchemes.includes(protocol))
      asked.push(`${request.method()} ${request.url()}`);
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => asked.push(`WebSocket ${socket.url()}`));
  });

  return {
    allowConsole: (pattern) => allowed.push(pattern),
    check: () => {
      const unexpected = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(
        { console: unexpected, requests: asked },
        'The console stays clean and nothing is asked for but the product’s own files',
      ).toEqual({ console: [], requests: [] });
    },
  };
}
