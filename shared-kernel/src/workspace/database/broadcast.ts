import * as v from 'valibot';
import { onPageReturn } from '../../shell/on-page-return';
import type { StorageChanges } from './storage';
import { changesSchema } from './storage-state';

/**
 * Opens a broadcast channel between all tabs of the same database. When the page becomes active again, `onChanged` is
 * called without changes, because the page may have missed messages.
 */
export function openBroadcast(name: string, onChanged: (changes?: StorageChanges) => void) {
  const join = () => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const joined = new BroadcastChannel(name);
    joined.onmessage = ({ data }) => {
      const parsed = v.safeParse(changesSchema, data);
      if (parsed.success) onChanged({ changed: undefined, ...parsed.output });
    };
    return joined;
  };
  let channel = join();
  // Closes the channel while the page is in the back/forward cache, because a message would evict the page from it.
  const onHidden = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    channel?.close();
    channel = undefined;
  };
  window.addEventListener('pagehide', onHidden);
  const stopReturn = onPageReturn(() => {
    channel ??= join();
    onChanged();
  });
  return {
    post: (changes: StorageChanges) => channel?.postMessage(changes),
    close: () => {
      window.removeEventListener('pagehide', onHidden);
      stopReturn();
      channel?.close();
      channel = undefined;
    },
  };
}
