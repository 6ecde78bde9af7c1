import { useState } from 'react';
import { Banner, Button } from 'shared-kernel/ui';
import { useReleaseNews } from './use-release-news';

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
