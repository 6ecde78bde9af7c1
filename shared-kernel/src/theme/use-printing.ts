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

/** Whether the page is being drawn for paper right now. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

/** Browsers that return from printing at once take their picture within this time, in milliseconds. */
const pictureMs = 1000;

/**
 * Draws the page for paper before the browser is asked to print, and prints once `isReady` settles:
 * a browser takes its picture at once and waits for nothing.
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
