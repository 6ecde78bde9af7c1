import { useSyncExternalStore } from 'react';
import type { RemoteRelease } from 'shared-kernel/remote';

const compiling = new Set<string>();
const listeners = new Set<() => void>();

/** Milliseconds that a compiled remote's server needs to answer. */
const answerMs = 500;

function change(change: () => void): void {
  change();
  listeners.forEach((notify) => notify());
}

/** Waits until a development server has compiled a remote, however long that takes. */
export async function untilCompiled(name: string, release: RemoteRelease): Promise<void> {
  const timer = setTimeout(() => change(() => compiling.add(name)), answerMs);
  try {
    await fetch(release.address + release.entry, { method: 'HEAD' });
  } catch {
    // The loader reports why it does not arrive.
  } finally {
    clearTimeout(timer);
    change(() => compiling.delete(name));
  }
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

/** Whether a page waits for a remote to be compiled. */
export const useIsCompiling = (name: string): boolean =>
  useSyncExternalStore(subscribe, () => compiling.has(name));
