import { useEffect, useState } from 'react';
import { onPageReturn } from 'shared-kernel/shell';
import { loadComposition } from './composition';
import { newerShell } from './newer-shell';
import { readPointer } from './read-pointer';

const pollMs = 60_000;

/** What became live after this page began on something else: a composition by its hash, or a shell by its script. */
export function useNewRelease(): string | undefined {
  const [newer, setNewer] = useState<string>();

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const { hash, promotion } = await loadComposition();
      // A page that was asked for another composition stays on it.
      if (promotion === undefined) return;
      const now = await readPointer();
      const next = now.hash === hash ? await newerShell() : now.hash;
      if (!isGone) setNewer(next);
    };
    // What cannot be asked now is asked again in a minute; the tab itself says what is wrong.
    const lookQuietly = () => void look().catch(() => undefined);
    const timer = setInterval(lookQuietly, pollMs);
    const stopLooking = onPageReturn(lookQuietly);
    return () => {
      isGone = true;
      clearInterval(timer);
      stopLooking();
    };
  }, []);

  return newer;
}
