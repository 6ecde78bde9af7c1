import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { runInThisContext } from 'node:vm';
import {
  readBlobBytes,
  MockObserver,
  MockPointerEvent,
  MockRequest,
  mockMediaQueryList,
} from './jsdom-mocks';
import { findLabels } from './find-labels';
import { MockLockManager } from './lock-manager';
import { TimerBroadcastChannel, TimerMessageChannel } from './message-ports';
import { getInlineComputedStyle } from './inline-computed-style';

const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true });

const lend = (target: object, name: string, value: unknown) => {
  if ((target as Record<string, unknown>)[name] === undefined) put(target, name, value);
};

lend(globalThis, 'TextEncoder', TextEncoder);
lend(globalThis, 'TextDecoder', TextDecoder);
lend(globalThis, 'structuredClone', (value: unknown) => deserialize(serialize(value)) as unknown);
lend(globalThis, 'Response', runInThisContext('Response'));
lend(globalThis, 'Request', MockRequest);
lend(globalThis, 'PointerEvent', MockPointerEvent);
lend(globalThis, 'MessageChannel', TimerMessageChannel);
lend(globalThis, 'BroadcastChannel', TimerBroadcastChannel);
lend(globalThis, 'ResizeObserver', MockObserver);
lend(globalThis, 'IntersectionObserver', MockObserver);
lend(globalThis.crypto, 'subtle', webcrypto.subtle);
lend(globalThis.crypto, 'randomUUID', () => webcrypto.randomUUID());
lend(navigator, 'locks', new MockLockManager());
lend(window, 'matchMedia', mockMediaQueryList);
lend(URL, 'createObjectURL', () => 'blob:http://127.0.0.1/object');
lend(URL, 'revokeObjectURL', () => undefined);
lend(Blob.prototype, 'arrayBuffer', function (this: Blob) {
  return readBlobBytes(this);
});
lend(Blob.prototype, 'text', async function (this: Blob) {
  return new TextDecoder().decode(await readBlobBytes(this));
});
lend(Element.prototype, 'checkVisibility', () => true);
lend(Element.prototype, 'scrollIntoView', () => undefined);
lend(Element.prototype, 'scrollTo', () => undefined);
lend(Element.prototype, 'hasPointerCapture', () => false);
lend(Element.prototype, 'setPointerCapture', () => undefined);
lend(Element.prototype, 'releasePointerCapture', () => undefined);

put(window, 'getComputedStyle', getInlineComputedStyle);
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
])
  Object.defineProperty(prototype, 'labels', { get: findLabels, configurable: true });
// In jsdom, these functions only report an error, so they are replaced.
put(window, 'scrollTo', () => undefined);
put(window, 'print', () => undefined);
