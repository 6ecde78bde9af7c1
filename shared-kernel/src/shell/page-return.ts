/** Events that follow one another within this time are one return, in milliseconds. */
const oneReturnMs = 250;

/** What happens to a page before it can be looked at again. */
const leaving = ['freeze', 'offline', 'pagehide'] as const;

/** What happens to a page that is looked at again; `visibilitychange` tells of both. */
const returning = ['focus', 'online', 'pageshow', 'resume'] as const;

/**
 * Calls `listener` when the page is looked at again: shown, unfrozen, restored from the back/forward cache,
 * focused or online again. What was broadcast or timed meanwhile may not have reached it. The events of one
 * return call it once. The result stops it.
 *
 * @example
 * const stop = onPageReturn(() => void refresh());
 */
export function onPageReturn(listener: () => void): () => void {
  let last = -Infinity;
  const onLeft = () => {
    last = -Infinity;
  };
  const onReturn = () => {
    const now = performance.now();
    if (document.hidden) onLeft();
    else if (now - last >= oneReturnMs) {
      last = now;
      listener();
    }
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', onReturn, { signal });
  // The two of a frozen page are dispatched on the document, and bubble.
  for (const name of returning) window.addEventListener(name, onReturn, { signal });
  for (const name of leaving) window.addEventListener(name, onLeft, { signal });
  return () => listening.abort();
}

/**
 * Calls `follow` when another tab may have changed what is stored under a key. The result stops it.
 *
 * @example
 * const stop = onStoredElsewhere(preferencesKey, () => void refresh());
 */
export function onStoredElsewhere(key: string, follow: () => void): () => void {
  const onStored = (event: StorageEvent) => {
    if (event.key === key || event.key === null) follow();
  };
  window.addEventListener('storage', onStored);
  const stop = onPageReturn(follow);
  return () => {
    window.removeEventListener('storage', onStored);
    stop();
  };
}
