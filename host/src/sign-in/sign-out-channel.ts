import * as v from 'valibot';

const countSchema = v.pipe(v.number(), v.safeInteger());

const channelName = 'tf_session';

/** Opening a channel throws if storage is blocked. Old browsers have no `BroadcastChannel`. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}

/**
 * Broadcasts the new sign-out count to the other tabs of this browser, so that they sign out too. Works even if local
 * storage is blocked.
 */
export function broadcastSignOut(count: number): void {
  const channel = openChannel();
  channel?.postMessage(count);
  channel?.close();
}

export function subscribeToSignOuts(listener: (count: number) => void): () => void {
  const join = () => {
    const joined = openChannel();
    if (joined)
      joined.onmessage = ({ data }) => {
        if (v.is(countSchema, data)) listener(data);
      };
    return joined;
  };
  let channel = join();
  const listening = new AbortController();
  const { signal } = listening;
  const leave = () => {
    channel?.close();
    channel = undefined;
  };
  // Closes the channel, because an open channel prevents the back/forward cache.
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', () => (channel ??= join()), { signal });
  return () => {
    listening.abort();
    leave();
  };
}
