import { useEffect, useState } from 'react';
import { loadComposition, readCurrentPointer } from './composition';

const pollMs = 60_000;

/** The hash of a composition that became current after this page began on another one. */
export function useNewRelease(): string | undefined {
  const [newer, setNewer] = useState<string>();

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const { hash, promotion } = await loadComposition();
      // A page that was asked for another composition stays on it.
      if (promotion === undefined) return;
      const now = await readCurrentPointer();
      if (!isGone) setNewer(now.hash === hash ? undefined : now.hash);
    };
    // What cannot be asked now is asked again in a minute; the tab itself says what is wrong.
    const lookQuietly = () => void look().catch(() => undefined);
    const timer = setInterval(lookQuietly, pollMs);
    window.addEventListener('focus', lookQuietly);
    document.addEventListener('visibilitychange', lookQuietly);
    return () => {
      isGone = true;
      clearInterval(timer);
      window.removeEventListener('focus', lookQuietly);
      document.removeEventListener('visibilitychange', lookQuietly);
    };
  }, []);

  return newer;
}
