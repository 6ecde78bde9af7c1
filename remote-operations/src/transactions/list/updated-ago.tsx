import { useEffect, useState } from 'react';
import { formatRelative, instantOf } from 'shared-kernel/format';
import { onPageReturn } from 'shared-kernel/shell';

interface UpdatedAgoProps {
  /** When the list was read, in milliseconds of this browser's clock. */
  readonly at: number;
}

const everyMs = 10_000;

/** How long ago the list was read; it goes on counting. */
export function UpdatedAgo({ at }: UpdatedAgoProps) {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const count = () => setNow(Date.now());
    const timer = setInterval(count, everyMs);
    const stopLooking = onPageReturn(count);
    return () => {
      clearInterval(timer);
      stopLooking();
    };
  }, []);

  return <span>Updated {formatRelative(instantOf(at), instantOf(Math.max(at, now)))}</span>;
}
