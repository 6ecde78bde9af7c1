import { onPageReturn } from '../../shell/page-return';
import { readTold, type Told } from './told';

export interface TabChannel {
  /** Tells the other tabs that something was written, and what, where it is little. */
  readonly tell: (told?: Told) => void;
  readonly close: () => void;
}

/**
 * The other tabs of this browser that have the same database open; what they say is in its log. A tab that is left
 * in the instant after it wrote says nothing, and a frozen one hears nothing: a page that is looked at again calls
 * `onWritten` without a message.
 */
export function openTabChannel(name: string, onWritten: (told?: Told) => void): TabChannel {
  const join = () => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const joined = new BroadcastChannel(name);
    joined.onmessage = ({ data }) => onWritten(readTold(data));
    return joined;
  };
  let channel = join();
  // A message would evict the page from the back/forward cache.
  const onHidden = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    channel?.close();
    channel = undefined;
  };
  window.addEventListener('pagehide', onHidden);
  const stopLooking = onPageReturn(() => {
    channel ??= join();
    onWritten();
  });
  return {
    tell: (told) => channel?.postMessage(told ?? 'written'),
    close: () => {
      window.removeEventListener('pagehide', onHidden);
      stopLooking();
      channel?.close();
      // A write that was under way may still want to tell.
      channel = undefined;
    },
  };
}
