import { expect, type BrowserContext } from '@playwright/test';
import { faultMessages } from './fault-messages';
import type { ServedProduct } from './shared-product';

/** Beside the product: what is in memory, and what the browser brings along, such as its PDF viewer. */
const ownSchemes = ['data:', 'blob:', 'chrome:', 'chrome-extension:'];
const badConsole = ['error', 'warning'];
const unheard: readonly RegExp[] = [
  // A stopwatch of the browser's, which a loaded machine sets off; `flows/preloads.spec.ts` looks without one.
  /was preloaded using link preload but not used within a few seconds/,
  // What Firefox says of a script whose load was given up because its page is left: the digest is that of nothing.
  /computed hash is “(47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=|OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb)”/,
  // What Firefox's PDF viewer says of a file that it opens because it was downloaded.
  /Invalid absolute docBaseUrl: "file:/,
];

/** What the product says when one of its own time limits has passed: a slow machine sets them off. */
const ownLimit = /did not (load|arrive) within|was not ready within|still saving/;

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
  const { host } = new URL(product.url);
  const allowed: RegExp[] = [];
  const said: string[] = [];
  const asked: string[] = [];

  context.on('console', (message) => {
    if (!badConsole.includes(message.type())) return;
    if (unheard.some((pattern) => pattern.test(message.text()))) return;
    said.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (unheard.some((pattern) => pattern.test(message))) return;
    said.push(`thrown: ${message}`);
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const isOwn = origins.has(origin) && request.method() === 'GET';
    if (!isOwn && !ownSchemes.includes(protocol))
      asked.push(`${request.method()} ${request.url()}`);
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (product.isRunning === true && new URL(socket.url()).host === host) return;
      asked.push(`WebSocket ${socket.url()}`);
    });
  });

  return {
    allowConsole: (pattern) => allowed.push(pattern),
    check: () => {
      const unexpected = said.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      const late = unexpected.filter((line) => ownLimit.test(line));
      const bad = unexpected.filter((line) => !late.includes(line));
      expect({ console: bad, requests: asked }, faultMessages.guard).toEqual({
        console: [],
        requests: [],
      });
      expect(late, 'The product met none of its own time limits').toEqual([]);
    },
  };
}
