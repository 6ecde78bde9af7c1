export interface TabChannel {
  /** Tells the other tabs that something was written. */
  readonly tell: () => void;
  readonly close: () => void;
}

/** The other tabs of this browser that have the same database open; what they say is in its log. */
export function openTabChannel(name: string, onWritten: () => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') {
    const nobody = () => undefined;
    return { tell: nobody, close: nobody };
  }
  const channel = new BroadcastChannel(name);
  channel.onmessage = onWritten;
  return { tell: () => channel.postMessage('written'), close: () => channel.close() };
}
