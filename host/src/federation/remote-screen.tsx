import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { ScreenHeading, ScreenProps } from 'shared-kernel/remote';
import { ScreenSkeleton } from 'shared-kernel/ui';
import { keepDeployed } from './composition';
import { remoteOf, type ScreenId } from '../page/described-tabs';
import { RemoteError } from '../loading/fetch-document';
import { loadingLimits } from 'shared-kernel/loading';
import { LateScreen } from './late-screen';
import { folderOf, loadScreen, loadedScreen } from './load-remote-screen';
import { showStyles } from './remote-styles';

interface RemoteScreenProps extends ScreenProps {
  readonly id: ScreenId;
  /** With what it will begin, where that is known. */
  readonly heading?: ScreenHeading | undefined;
}

interface WaitingScreenProps {
  readonly remote: string;
  readonly heading: ScreenHeading | undefined;
}

/** Shown while a screen waits for something of its own; throws to the boundary around it once that takes too long. */
function WaitingScreen({ remote, heading }: WaitingScreenProps) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), loadingLimits.screenLimitMs);
    return () => clearTimeout(timer);
  }, []);

  if (isOver)
    throw new RemoteError(
      `The ${remote} part was not ready within ${loadingLimits.screenLimitMs / 1000} seconds.`,
    );
  return <ScreenSkeleton heading={heading} />;
}

/** A sibling before the screen: its layout effect runs first, so the screen measures itself with its styles. */
function RemoteStyles({ remote }: { readonly remote: string }) {
  const folder = folderOf(remote);
  useLayoutEffect(() => (folder === undefined ? undefined : showStyles(folder)), [folder]);
  useEffect(() => void keepDeployed(remote), [remote]);
  return null;
}

/** One screen of a remote. */
export function RemoteScreen({ id, portal, heading }: RemoteScreenProps) {
  const remote = remoteOf(id);
  return (
    <LateScreen loaded={() => loadedScreen(id)} load={() => loadScreen(id)} heading={heading}>
      {({ Screen }) => (
        <Suspense fallback={<WaitingScreen remote={remote} heading={heading} />}>
          <RemoteStyles remote={remote} />
          <Screen portal={portal} />
        </Suspense>
      )}
    </LateScreen>
  );
}
