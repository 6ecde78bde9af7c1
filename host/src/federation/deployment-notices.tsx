import { Banner, Button } from 'shared-kernel/ui';
import { clearOverrides, formatUnknownRemoteMessage, getCurrentOverrides } from './overrides';
import { usePageRemotes } from './page-remotes';
import { useState, useEffect } from 'react';
import { loadingLimits } from 'shared-kernel/loading';
import { onPageReturn } from 'shared-kernel/shell';
import { loadComposition } from './composition';
import { findNewerShell } from './released-page';
import { readEnvironmentPointer } from './read-environment-pointer';

export function DeploymentNotices() {
  return (
    <>
      <OverrideBanner />
      <ReleaseNotice />
    </>
  );
}

const shortened = (value: string) => (value.startsWith('http') ? value : value.slice(0, 12));

export function OverrideBanner() {
  const { composition, remotes, refused } = getCurrentOverrides();
  const { names, isSettled } = usePageRemotes();
  const asked = Object.entries(remotes);
  const isKnown = (name: string) => !isSettled || names.includes(name);
  const unknown = asked.flatMap(([name]) =>
    isKnown(name) ? [] : [formatUnknownRemoteMessage(name)],
  );
  const named = [
    ...(composition === undefined ? [] : [`the composition ${shortened(composition)}`]),
    ...asked
      .filter(([name]) => isKnown(name))
      .map(([name, value = '']) => `${name} ${shortened(value)}`),
  ];
  if (named.length + unknown.length + refused.length === 0) return null;

  const previewed = named.length === 0 ? [] : [`Previewing ${named.join(', ')}.`];
  return (
    <Banner
      label="Release preview"
      tone="warning"
      text={[...previewed, ...unknown, ...refused].join(' ')}
    >
      <Button size="small" onClick={() => window.location.assign(clearOverrides())}>
        Return to the live version
      </Button>
    </Banner>
  );
}

const Reload = () => (
  <Button size="small" onClick={() => window.location.reload()}>
    Reload
  </Button>
);

/** Offers a reload if a newer release exists. Also shows a notice if the page uses the last known composition. */
export function ReleaseNotice() {
  const { newer, isLastKnown } = useReleaseStatus();
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

interface ReleaseStatus {
  readonly newer: string | undefined;
  /** Whether the page uses the last known composition, because the current one could not be loaded. */
  readonly isLastKnown: boolean;
}

export function useReleaseStatus(): ReleaseStatus {
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
      // A page with overrides does not check for newer releases.
      if (promotion === undefined) return;
      const now = await readEnvironmentPointer();
      if (!isGone) setIsLastKnown(false);
      const next = now.hash === hash ? await findNewerShell() : now.hash;
      if (!isGone) setNewer(next);
    };
    // Ignores errors, because the check runs again after a minute, and a tab that fails shows its own error.
    const quietly = (work: () => Promise<void>) => void work().catch(() => undefined);
    quietly(begin);
    const timer = setInterval(() => quietly(look), loadingLimits.releaseCheckIntervalMs);
    const stopLooking = onPageReturn(() => quietly(look));
    return () => {
      isGone = true;
      clearInterval(timer);
      stopLooking();
    };
  }, []);

  return { newer, isLastKnown };
}
