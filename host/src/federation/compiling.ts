import { useSyncExternalStore } from 'react';
import type { RemoteRelease } from 'shared-kernel/remote';

const compiling = new Set<string>();
const listeners = new Set<() => void>();

/** Milliseconds within which the server of a compiled remote answers. */
const answerMs = 500;

function change(change: () => void): void {
  change();
  listeners.forEach((notify) => notify());
}

/** Waits until the development server has compiled a remote, without a time limit. */
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

export const useIsCompiling = (name: string): boolean =>
  useSyncExternalStore(subscribe, () => compiling.has(name));
