import { announce, digestOf, knownGenerations, seen } from './known-files';
import { keptHeaders } from './generation';
import { keepFile, keptFile } from './kept';
import { networkFirst } from './network-first';
import { tellReach } from './reach';
import type { RequestKind } from './request-kind';
import type { AskedEvent } from './scope';

const isPage = (response: Response) =>
  response.ok &&
  !response.redirected &&
  response.headers.get('content-type')?.startsWith('text/html') === true;

/** The page from the network if it answers soon, so that nobody stays on an old shell; else the one that is kept. */
async function answerPage(event: AskedEvent): Promise<Response> {
  const asked = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  // A preload that nobody waits for is complained of.
  event.waitUntil(asked.catch(() => undefined));
  const { answer, isKept } = await networkFirst(asked, async () => {
    const [last] = await knownGenerations();
    if (!last) return undefined;
    const headers = new Headers();
    for (const [name, value] of last.page.headers) headers.append(name, value);
    return new Response(last.page.text, { headers });
  });
  if (!isKept && isPage(answer)) {
    const copy = answer.clone();
    const remember = async () => {
      seen.page = { text: await copy.text(), headers: keptHeaders(copy.headers) };
    };
    event.waitUntil(remember().catch(() => undefined));
  }
  return answer;
}

/** What is deployed, from the network if it answers soon; else as it was kept with all its files. */
async function answerPointer(event: AskedEvent): Promise<Response> {
  const { url } = event.request;
  const { answer, isKept } = await networkFirst(fetch(event.request), async () => {
    const last = (await knownGenerations()).find(({ pointer }) => pointer.address === url);
    if (!last) return undefined;
    return new Response(last.pointer.text, { headers: { 'content-type': 'application/json' } });
  });
  tellReach(isKept);
  if (!isKept && answer.ok) {
    const text = await answer.clone().text();
    try {
      announce({ address: url, text });
    } catch {
      // The page says what is wrong with it.
    }
  }
  return answer;
}

/** A file that was verified once, whatever its address; else from the network, and kept when it is what it must be. */
async function answerFile(event: AskedEvent): Promise<Response> {
  const { url } = event.request;
  const digest = await digestOf(url);
  if (digest === undefined) return fetch(event.request);
  const held = await keptFile(digest).catch(() => undefined);
  if (held) return held;
  const response = await fetch(url, { integrity: digest, credentials: 'same-origin' });
  if (response.ok) event.waitUntil(keepFile(digest, response.clone()).catch(() => undefined));
  return response;
}

export const answers: Readonly<Record<RequestKind, (event: AskedEvent) => Promise<Response>>> = {
  page: answerPage,
  pointer: answerPointer,
  file: answerFile,
};
