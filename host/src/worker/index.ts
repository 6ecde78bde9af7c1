import { answers } from './answer';
import { keepProduct } from './keep';
import { isRemoved, removeWorker } from './remove';
import type { KeptWhole, ToWorker } from './messages';
import { pauseFetching } from './pause';
import { reach } from './reach';
import { kindOf } from './request-kind';
import { workerScope, type ToldEvent } from './scope';

// Compiled apart from the pages and served as /sw.js. What it answers is named by digests, so a new worker may
// take over from an old one at any moment.
workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()));

workerScope.addEventListener('activate', (event) =>
  event.waitUntil(workerScope.registration.navigationPreload.enable()),
);

workerScope.addEventListener('fetch', (event) => {
  const kind = isRemoved() ? undefined : kindOf(event.request, workerScope.location.origin);
  if (kind) event.respondWith(answers[kind](event));
  else if (event.preloadResponse) event.waitUntil(event.preloadResponse.catch(() => undefined));
});

/** A first visit goes past the worker until all is kept: no page waits for one that has nothing to give. */
async function keepFor(page: ToldEvent['source']): Promise<void> {
  const isKept = await keepProduct().then(
    () => !isRemoved(),
    // Whoever asks next goes on where it ended.
    () => false,
  );
  if (isKept) await workerScope.clients.claim();
  page?.postMessage({ isKept } satisfies KeptWhole);
}

workerScope.addEventListener('message', (event) => {
  const asked = event.data as ToWorker;
  if (asked === 'how') event.source?.postMessage(reach());
  if (asked === 'later') pauseFetching();
  if (asked === 'remove') event.waitUntil(removeWorker().catch(() => undefined));
  if (asked === 'keep') event.waitUntil(keepFor(event.source));
});
