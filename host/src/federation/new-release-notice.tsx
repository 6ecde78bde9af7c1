import { useState } from 'react';
import { Banner, Button } from 'shared-kernel/ui';
import { useNewRelease } from './use-new-release';

/** Offers what was released since the page began, without taking anything from under its reader. */
export function NewReleaseNotice() {
  const newer = useNewRelease();
  const [dismissed, setDismissed] = useState<string>();
  if (newer === undefined || newer === dismissed) return null;

  return (
    <Banner
      label="New release"
      tone="info"
      text="A new release is out. This page goes on as it is until you reload it."
    >
      <Button size="small" onClick={() => window.location.reload()}>
        Reload
      </Button>
      <Button size="small" type="text" onClick={() => setDismissed(newer)}>
        Later
      </Button>
    </Banner>
  );
}
