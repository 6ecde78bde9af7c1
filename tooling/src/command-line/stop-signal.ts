const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const patienceMs = 15_000;

/**
 * Aborted by the first Ctrl-C (or SIGTERM, SIGHUP); npm and a terminal may each send it, so repeats are
 * ignored. A command that has not stopped 15 seconds later is ended.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of names)
    process.on(name, () => {
      if (controller.signal.aborted) return;
      controller.abort(name);
      setTimeout(() => process.exit(130), patienceMs).unref();
    });
  return controller.signal;
}
