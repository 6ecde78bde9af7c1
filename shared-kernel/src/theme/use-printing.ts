import { useSyncExternalStore } from 'react';

let isPrinting = false;
const listeners = new Set<() => void>();

function setPrinting(next: boolean) {
  if (next === isPrinting) return;
  isPrinting = next;
  for (const notify of listeners) notify();
}

const follow = (event: Event) => setPrinting(event.type === 'beforeprint');

const subscribe = (notify: () => void) => {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', follow);
    window.addEventListener('afterprint', follow);
  }
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', follow);
    window.removeEventListener('afterprint', follow);
  };
};

export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

/** Time in ms to wait after calling `print`, because some browsers capture the page only after `print` has returned. */
const pictureMs = 1000;

/**
 * Prints the page once `isReady` resolves. Charts and images must be ready by then, because browsers capture the page
 * immediately.
 */
export async function printWhenReady(isReady: () => Promise<unknown>): Promise<void> {
  setPrinting(true);
  try {
    await isReady();
    window.print();
  } finally {
    setTimeout(() => setPrinting(false), pictureMs);
  }
}
