import { createElement, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { ScreenHeading, ScreenProps } from 'shared-kernel/remote';
import { ScreenSkeleton } from 'shared-kernel/ui';
import { saveLastComposition } from './composition';
import { getRemoteName, type ScreenId } from '../page/remote-tabs';
import { RemoteError } from './fetch-document';
import { loadingLimits } from 'shared-kernel/loading';
import { CompilingNotice } from './compiling';
import { createLazyScreen } from './lazy-screen';
import { findRemoteFolder, getRemoteScreen } from './load-remote-screen';
import { enableRemoteStyles } from './remote-styles';

interface RemoteScreenProps extends ScreenProps {
  readonly id: ScreenId;
  readonly heading?: ScreenHeading | undefined;
}

interface WaitingScreenProps {
  readonly remote: string;
  readonly heading: ScreenHeading | undefined;
}

/** Skeleton shown while the code of a screen loads. Throws an error after the time limit. */
function WaitingScreen({ remote, heading }: WaitingScreenProps) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), loadingLimits.screenLimitMs);
    return () => clearTimeout(timer);
  }, []);

  if (isOver)
    throw new RemoteError(
      `The ${remote} remote was not ready within ${loadingLimits.screenLimitMs / 1000} seconds.`,
    );
  return <ScreenSkeleton heading={heading} />;
}

/** Enables the styles of a remote. Rendered before the screen, because the screen measures its size. */
function RemoteStyles({ remote }: { readonly remote: string }) {
  const folder = findRemoteFolder(remote);
  useLayoutEffect(() => (folder === undefined ? undefined : enableRemoteStyles(folder)), [folder]);
  useEffect(() => void saveLastComposition(remote), [remote]);
  return null;
}

const screens = new Map<ScreenId, ReturnType<typeof createLazyScreen<ScreenProps>>>();

function screenOf(id: ScreenId) {
  const known = screens.get(id);
  if (known) return known;
  const remote = getRemoteName(id);
  const screen = createLazyScreen(getRemoteScreen(id), (component, { heading }) => (
    <Suspense fallback={<WaitingScreen remote={remote} heading={heading} />}>
      <RemoteStyles remote={remote} />
      {component}
    </Suspense>
  ));
  screens.set(id, screen);
  return screen;
}

export function RemoteScreen({ id, heading, portal }: RemoteScreenProps) {
  const screen = createElement(screenOf(id), { portal, heading });
  if (process.env.NODE_ENV !== 'development') return screen;
  return (
    <>
      <CompilingNotice remote={getRemoteName(id)} />
      {screen}
    </>
  );
}
