import { expect, type BrowserContext } from '@playwright/test';
import { faultMessages } from './fault-messages';
import type { ServedProduct } from './shared-product';

/** Allowed URL schemes in addition to those of the product, for in-memory data and internal pages of the browser. */
const ownSchemes = ['data:', 'blob:', 'chrome:', 'chrome-extension:'];
const badConsole = ['error', 'warning'];
const unheard: readonly RegExp[] = [
  // The browser logs this warning if the page does not use a preloaded file within a few seconds. A slow machine can
  // cause the warning, so `flows/preloads.spec.ts` checks preloads instead.
  /was preloaded using link preload but not used within a few seconds/,
  // Firefox logs this error if a navigation cancels the download of a script. The hashes are those of an empty file.
  /computed hash is “(47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=|OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6\/529l\+9Ua0vFImLlb)”/,
  // Firefox's PDF viewer logs this error when it opens a downloaded file.
  /Invalid absolute docBaseUrl: "file:/,
];

/** Messages that the product logs when a time limit expires. A slow machine can cause these messages. */
const ownLimit = /did not (load|arrive) within|was not ready within|still saving/;

export type Guard = {
  /** Allows console messages that match the pattern, for a test that causes errors on purpose. */
  allowConsole: (pattern: RegExp) => void;
  check: () => void;
};

/**
 * Watches all pages of a browser context. Reports console warnings, uncaught errors and requests to other origins (G5).
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
