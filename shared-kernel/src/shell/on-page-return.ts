/** Time in ms within which several events count as a single return to the page. */
const oneReturnMs = 250;

const leaving = ['freeze', 'offline', 'pagehide'] as const;

/**
 * Events that signal that the page is active again. `visibilitychange` is not one of them, because it also fires when
 * the page is hidden.
 */
const returning = ['focus', 'online', 'pageshow', 'resume'] as const;

/**
 * Calls `listener` each time the page becomes active again, for example when it is focused, online or restored from the
 * back/forward cache. Use it if the page may have missed broadcasts or timers. Returns a function that removes the
 * listener.
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
  // `freeze` and `resume` are dispatched on the document and bubble to the window, so one target suffices.
  for (const name of returning) window.addEventListener(name, onReturn, { signal });
  for (const name of leaving) window.addEventListener(name, onLeft, { signal });
  return () => listening.abort();
}

/**
 * Calls `follow` when another tab may have changed a stored value. Returns a function that removes the listener.
 *
 * @example
 * const stop = onStorageChange(preferencesKey, () => void refresh());
 */
export function onStorageChange(key: string, follow: () => void): () => void {
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
