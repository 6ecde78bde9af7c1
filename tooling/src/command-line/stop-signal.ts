const names = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const patienceMs = 15_000;

/**
 * A signal that is aborted by the first Ctrl-C, SIGTERM or SIGHUP. Repeated signals are ignored, because npm and the
 * terminal may each send a signal. If the command still runs after 15 seconds, the process is ended.
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
