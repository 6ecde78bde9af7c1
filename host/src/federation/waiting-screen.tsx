import { useEffect, useState } from 'react';
import type { ScreenHeading } from 'shared-kernel/remote';
import { ScreenSkeleton } from 'shared-kernel/ui';
import { RemoteError } from '../loading/remote-error';

/** As long as a part may take to come. */
const limitMs = 15_000;

interface WaitingScreenProps {
  readonly remote: string;
  readonly heading: ScreenHeading | undefined;
}

/** Stands for a screen that waits for something of its own; for the boundary around it once that does not come. */
export function WaitingScreen({ remote, heading }: WaitingScreenProps) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setOver(true), limitMs);
    return () => clearTimeout(timer);
  }, []);

  if (isOver)
    throw new RemoteError(`The ${remote} part was not ready within ${limitMs / 1000} seconds.`);
  return <ScreenSkeleton heading={heading} />;
}
