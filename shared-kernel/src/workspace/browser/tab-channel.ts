import { readTold, type Told } from './told';

export interface TabChannel {
  /** Tells the other tabs that something was written, and what, where it is little. */
  readonly tell: (told?: Told) => void;
  readonly close: () => void;
}

/**
 * The other tabs of this browser that have the same database open; what they say is in its log. A tab that is left in
 * the instant after it wrote says nothing: who is shown again looks for itself.
 */
export function openTabChannel(name: string, onWritten: (told?: Told) => void): TabChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  if (channel) channel.onmessage = ({ data }) => onWritten(readTold(data));
  const onVisibility = () => {
    if (!document.hidden) onWritten();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return {
    tell: (told) => channel?.postMessage(told ?? 'written'),
    close: () => {
      document.removeEventListener('visibilitychange', onVisibility);
      channel?.close();
    },
  };
}
