import { useSyncExternalStore } from 'react';
import type { RemoteRelease } from 'shared-kernel/remote';
import { Notice } from 'shared-kernel/ui';

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

const useIsCompiling = (name: string): boolean =>
  useSyncExternalStore(subscribe, () => compiling.has(name));

export const CompilingNotice = ({ remote }: { readonly remote: string }) => (
  <div role="status">
    {useIsCompiling(remote) && (
      <Notice tone="warning" title={`The remote ${remote} is being compiled`}>
        It is shown here once that is done.
      </Notice>
    )}
  </div>
);
