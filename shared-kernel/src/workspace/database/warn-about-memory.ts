import { warnBeforeUnload } from '../../shell/warn-before-unload';
import type { SourceEvent } from './source';

/**
 * Whether records other than audit entries have changed. Audit entries alone do not count, because every sign-in writes
 * one.
 */
const isWork = (event: SourceEvent): boolean =>
  event.kind === 'replaced' ||
  (event.kind === 'written' &&
    event.written.some(({ collection }) => collection !== 'auditEntries'));

/**
 * As soon as there are changes that exist only in memory, makes the browser ask for confirmation before the page
 * closes. Returns a function that disables this.
 */
export function warnIfOnlyInMemory(
  subscribe: (listener: (event: SourceEvent) => void) => () => void,
): () => void {
  let stopWarning: (() => void) | undefined;
  const stopListening = subscribe((event) => {
    if (isWork(event)) stopWarning ??= warnBeforeUnload();
  });
  return () => {
    stopListening();
    stopWarning?.();
  };
}
