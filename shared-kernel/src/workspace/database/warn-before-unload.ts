import type { SourceEvent } from './source';

/** Whether more than the audit log changed, which also notes each sign-in. */
const isWork = (event: SourceEvent): boolean =>
  event.kind === 'replaced' ||
  (event.kind === 'written' &&
    event.written.some(({ collection }) => collection !== 'auditEntries'));

/** Makes the browser ask before the page closes. The result ends it. */
export function warnBeforeUnload(): () => void {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}

/** Makes the browser ask before the page closes once there is work that only memory holds. The result ends it. */
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
