import { useEffect, useState } from 'react';
import { screenLimitMs } from 'shared-kernel/loading';
import type { ScreenHeading } from 'shared-kernel/remote';
import { ScreenSkeleton } from 'shared-kernel/ui';
import { RemoteError } from '../loading/remote-error';

interface WaitingScreenProps {
  readonly remote: string;
  readonly heading: ScreenHeading | undefined;
}

/** Shown while a screen waits for something of its own; throws to the boundary around it once that takes too long. */
export function WaitingScreen({ remote, heading }: WaitingScreenProps) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), screenLimitMs);
    return () => clearTimeout(timer);
  }, []);

  if (isOver)
    throw new RemoteError(
      `The ${remote} part was not ready within ${screenLimitMs / 1000} seconds.`,
    );
  return <ScreenSkeleton heading={heading} />;
}
