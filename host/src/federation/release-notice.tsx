import { useState, useEffect } from 'react';
import { Banner, Button } from 'shared-kernel/ui';
import { releaseCheckIntervalMs } from 'shared-kernel/loading';
import { onPageReturn } from 'shared-kernel/shell';
import { loadComposition } from './composition';
import { newerShell } from './released-page';
import { readPointer } from './read-pointer';

const Reload = () => (
  <Button size="small" onClick={() => window.location.reload()}>
    Reload
  </Button>
);

/**
 * Offers what was released since the page began, without taking anything from under its reader, or says that the page
 * runs what worked last.
 */
export function ReleaseNotice() {
  const { newer, isLastKnown } = useReleaseNews();
  const [dismissed, setDismissed] = useState<string>();
  if (newer !== undefined && newer !== dismissed)
    return (
      <Banner label="New release" tone="info" text="A new version is available. Reload to use it.">
        <Reload />
        <Button size="small" type="text" onClick={() => setDismissed(newer)}>
          Later
        </Button>
      </Banner>
    );
  if (!isLastKnown) return null;
  return (
    <Banner
      label="Last known releases"
      tone="warning"
      text="The list of current versions cannot be read. This page runs the versions that last worked in this browser."
    >
      <Reload />
    </Banner>
  );
}

interface ReleaseNews {
  /** What became live after this page began on something else: a composition by its hash, or a shell by its script. */
  readonly newer: string | undefined;
  /** Whether the page runs what worked last, because what is live could not be read and still cannot. */
  readonly isLastKnown: boolean;
}

export function useReleaseNews(): ReleaseNews {
  const [newer, setNewer] = useState<string>();
  const [isLastKnown, setIsLastKnown] = useState(false);

  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      const deployed = await loadComposition();
      if (!isGone) setIsLastKnown(deployed.isLastKnown ?? false);
    };
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const { hash, promotion } = await loadComposition();
      // A page that was asked for another composition stays on it.
      if (promotion === undefined) return;
      const now = await readPointer();
      if (!isGone) setIsLastKnown(false);
      const next = now.hash === hash ? await newerShell() : now.hash;
      if (!isGone) setNewer(next);
    };
    // What cannot be asked now is asked again in a minute; the tab itself says what is wrong.
    const quietly = (work: () => Promise<void>) => void work().catch(() => undefined);
    quietly(begin);
    const timer = setInterval(() => quietly(look), releaseCheckIntervalMs);
    const stopLooking = onPageReturn(() => quietly(look));
    return () => {
      isGone = true;
      clearInterval(timer);
      stopLooking();
    };
  }, []);

  return { newer, isLastKnown };
}
