import { warnBeforeUnload } from '../../shell/warn-before-unload';
import type { SourceEvent } from './source';

/**
 * Whether records other than audit entries have changed. Audit entries alone do not count, because each sign-in adds
 * one.
 */
const isWork = (event: SourceEvent): boolean =>
  event.kind === 'replaced' ||
  (event.kind === 'written' &&
    event.written.some(({ collection }) => collection !== 'auditEntries'));

/**
 * Makes the browser ask for confirmation before the page closes, once changes exist only in memory. The returned
 * function removes this warning.
 */
export function warnAboutMemory(
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
