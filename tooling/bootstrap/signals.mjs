import { windows } from './repository.mjs';

/** Ctrl-C is for the child to answer: this process waits for it to stop and takes its exit code. */
export function forwardSignals(child) {
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const handlers = names.map((name) => {
    // A Windows console tells every process in it; a kill from here would end the child unasked.
    const handler = () => (windows ? undefined : child.kill(name));
    process.on(name, handler);
    return [name, handler];
  });
  return () => handlers.forEach(([name, handler]) => process.off(name, handler));
}
