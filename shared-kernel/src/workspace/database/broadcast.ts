import * as v from 'valibot';
import { onPageReturn } from '../../shell/page-return';
import type { StorageChanges } from './storage';
import { changesSchema } from './storage-state';

export interface Broadcast {
  readonly post: (changes: StorageChanges) => void;
  readonly close: () => void;
}

/**
 * Opens a channel between the tabs with the same database. `onChanged` is called without changes when the page becomes
 * visible again, because a frozen tab receives no messages.
 */
export function openBroadcast(
  name: string,
  onChanged: (changes?: StorageChanges) => void,
): Broadcast {
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
  // Closes the channel of a hidden page, because a message would evict the page from the back/forward cache.
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
    post: (changes) => channel?.postMessage(changes),
    close: () => {
      window.removeEventListener('pagehide', onHidden);
      stopReturn();
      channel?.close();
      channel = undefined;
    },
  };
}
