import { noteError } from '../diagnostics/report';

/**
 * Unhandled rejections and uncaught errors are logged and go no further (G7); errors while
 * rendering still reach the boundary nearest to them (B25).
 */
export function suppressStrayErrors(): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    noteError(event.reason);
    // oxlint-disable-next-line no-console -- the specification asks for the log
    console.error('Unhandled rejection:', event.reason);
  };
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    // A browser's word that it measures the rest in the next frame; nothing has failed.
    if (event.message.startsWith('ResizeObserver loop')) {
      // oxlint-disable-next-line no-console -- the specification asks for the log
      console.debug('Uncaught error:', event.message);
      return;
    }
    const error: unknown = event.error ?? event.message;
    noteError(error);
    // oxlint-disable-next-line no-console -- the specification asks for the log
    console.error('Uncaught error:', error);
  };

  window.addEventListener('unhandledrejection', onRejection);
  window.addEventListener('error', onError);
  return () => {
    window.removeEventListener('unhandledrejection', onRejection);
    window.removeEventListener('error', onError);
  };
}
