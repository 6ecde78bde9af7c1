const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const patienceMs = 15_000;

/**
 * Returns an `AbortSignal` that the first Ctrl-C, SIGTERM or SIGHUP aborts. At most 15 seconds later, the process ends.
 */
export function createStopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of names)
    process.on(name, () => {
      if (controller.signal.aborted) return;
      controller.abort(name);
      setTimeout(() => process.exit(130), patienceMs).unref();
    });
  return controller.signal;
}
