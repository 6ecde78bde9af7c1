import { atom, createStore, useAtomValue } from 'jotai';
import type { RemoteRelease } from 'shared-kernel/remote';
import { Notice } from 'shared-kernel/ui';

const compilingAtom = atom<readonly string[]>([]);
const store = createStore();

/** Milliseconds without a response after which a remote counts as compiling. */
const answerMs = 500;

function setCompiling(name: string, isCompiling: boolean): void {
  const others = store.get(compilingAtom).filter((other) => other !== name);
  store.set(compilingAtom, isCompiling ? [...others, name] : others);
}

/** Waits without a time limit until the development server has compiled a remote. */
export async function waitUntilCompiled(name: string, release: RemoteRelease): Promise<void> {
  const timer = setTimeout(() => setCompiling(name, true), answerMs);
  try {
    await fetch(release.address + release.entry, { method: 'HEAD' });
  } catch {
    // If this request fails, the module loader requests the entry again and reports the failure.
  } finally {
    clearTimeout(timer);
    setCompiling(name, false);
  }
}

export const CompilingNotice = ({ remote }: { readonly remote: string }) => (
  <div role="status">
    {useAtomValue(compilingAtom, { store }).includes(remote) && (
      <Notice tone="warning" title={`The remote ${remote} is being compiled`}>
        The page opens when compilation is complete.
      </Notice>
    )}
  </div>
);
