import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { numberDownloads } from './downloads';

/*
 * Between Playwright and a Firefox that is older than the one it was made for: everything goes through as it is,
 * but for the three things below. Drop this folder's bridge when the system's Firefox (ESR) knows
 * `emulation.setMediaFeaturesOverride`, which the one of Playwright 1.65, 159, does.
 */

/** No number that Playwright gives a command of its own. */
const ownId = Number.MAX_SAFE_INTEGER;

const command = v.object({ id: v.number(), method: v.string(), params: v.optional(v.unknown()) });
const answer = v.object({ id: v.nullish(v.number()) });

const lightOrNothing = v.object({
  features: v.object({ 'prefers-color-scheme': v.nullish(v.literal('light')) }),
});

/**
 * The colour scheme that every context begins with: what Firefox shows anyway is granted. Any other is refused,
 * so that no test believes itself in the dark.
 */
function answerTo(text: string): string | undefined {
  const { id, method, params } = v.parse(command, JSON.parse(text));
  if (method !== 'emulation.setMediaFeaturesOverride') return undefined;
  if (v.is(lightOrNothing, params)) return JSON.stringify({ type: 'success', id, result: {} });
  const message = 'This Firefox emulates no colour scheme but light.';
  return JSON.stringify({ type: 'error', id, error: 'unsupported operation', message });
}

/**
 * Playwright's `fill` sets a field's value past React, which then hears of no change; text that is inserted as
 * by a person is heard.
 */
const insertText = `() => Object.defineProperty(window, '__pw_bidiInsertText', {
  get: () => (text) => { document.execCommand('insertText', false, text); },
  set: () => {},
})`;

const prepare = JSON.stringify({
  id: ownId,
  method: 'script.addPreloadScript',
  params: { functionDeclaration: insertText },
});

const textOf = (data: RawData) => (Buffer.isBuffer(data) ? data : Buffer.from([])).toString();

/** One connection of Playwright's and the one to Firefox that belongs to it. */
async function relay(playwright: WebSocket, address: string): Promise<void> {
  const firefox = new WebSocket(address, { perMessageDeflate: false });
  const early: string[] = [];
  let sessionId: number | undefined;
  const numbered = numberDownloads();
  const pass = (text: string) => {
    const { id, method } = v.parse(command, JSON.parse(text));
    if (method === 'session.new') sessionId = id;
    const own = answerTo(text);
    if (own === undefined) firefox.send(text);
    else playwright.send(own);
  };
  const hear = (data: RawData) => early.push(textOf(data));
  playwright.on('message', hear);
  playwright.on('close', () => firefox.close());
  firefox.on('close', () => playwright.close());
  firefox.on('error', () => playwright.close());
  firefox.on('message', (data) => {
    const text = textOf(data);
    const { id } = v.parse(answer, JSON.parse(text));
    if (id === ownId) return;
    if (id === sessionId && id !== undefined) firefox.send(prepare);
    playwright.send(numbered(text));
  });
  await once(firefox, 'open');
  playwright.off('message', hear).on('message', (data) => pass(textOf(data)));
  early.forEach(pass);
}

/** Opens the bridge to a Firefox's address, and returns its own. */
export async function bridgeTo(firefox: string): Promise<string> {
  const server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    perMessageDeflate: false,
    // Every page of a browser sends its origin, and none of them may drive another browser.
    verifyClient: ({ req }: { readonly req: IncomingMessage }) => req.headers.origin === undefined,
  });
  server.on('connection', (playwright, request) => {
    relay(playwright, new URL(request.url ?? '/', firefox).href).catch(() => playwright.close());
  });
  await once(server, 'listening');
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
