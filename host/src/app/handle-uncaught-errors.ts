import { addReportedError } from '../diagnostics/report';

/**
 * Logs unhandled rejections and uncaught errors, and prevents their default handling (G7). Errors while rendering still
 * reach the nearest error boundary (B25).
 */
export function handleUncaughtErrors(): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    addReportedError(event.reason);
    // oxlint-disable-next-line no-console -- the specification asks for the log
    console.error('Unhandled rejection:', event.reason);
  };
  const onError = (event: ErrorEvent) => {
    event.preventDefault();
    // “ResizeObserver loop” is only a warning. The browser postpones the remaining size measurements to the next frame.
    if (event.message.startsWith('ResizeObserver loop')) {
      // oxlint-disable-next-line no-console -- the specification asks for the log
      console.debug('Uncaught error:', event.message);
      return;
    }
    const error: unknown = event.error ?? event.message;
    addReportedError(error);
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
