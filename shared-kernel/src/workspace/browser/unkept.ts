import type { SourceEvent } from '../store/source';

/** Whether more than the audit log, which notes every sign-in, stands differently. */
const isWork = (event: SourceEvent): boolean =>
  event.kind === 'replaced' ||
  (event.kind === 'written' &&
    event.written.some(({ collection }) => collection !== 'auditEntries'));

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Has the browser ask before the page goes while a write is running. */
export async function askWhile<T>(writing: Promise<T>): Promise<T> {
  // A listener of its own, so that writes do not end each other's.
  const listener = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', listener);
  try {
    return await writing;
  } finally {
    window.removeEventListener('beforeunload', listener);
  }
}

/** Has the browser ask before the page goes, once something was done that goes with it; until the answer is called. */
export function askBeforeLoss(
  subscribe: (listener: (event: SourceEvent) => void) => () => void,
): () => void {
  const stopListening = subscribe((event) => {
    if (isWork(event)) window.addEventListener('beforeunload', ask);
  });
  return () => {
    stopListening();
    window.removeEventListener('beforeunload', ask);
  };
}
