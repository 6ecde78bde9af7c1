import { useEffect, useState } from 'react';
import type { DataViewQuery } from 'shared-kernel/ui';
import { diagnostics } from './collector';

export type Diagnostics = Awaited<ReturnType<typeof diagnostics>>;

type Reading<T> = Pick<DataViewQuery<T>, 'status' | 'data' | 'error'>;

const pending = { status: 'pending', data: undefined, error: null } as const;

/** What the ring knows, read again whenever something is added to it. `read` stays the same between renders. */
export function useDiagnosed<T>(read: (part: Diagnostics) => Promise<T>): DataViewQuery<T> {
  const [attempt, setAttempt] = useState(0);
  const [reading, setReading] = useState<Reading<T>>(pending);

  useEffect(() => {
    let isWanted = true;
    let stop = () => {};
    const settle = (next: Reading<T>) => {
      if (isWanted) setReading(next);
    };
    const fail = (error: unknown) => settle({ status: 'error', data: undefined, error });
    diagnostics().then((part) => {
      const readNow = () =>
        void read(part).then((data) => settle({ status: 'success', data, error: null }), fail);
      if (isWanted) stop = part.onRecorded(readNow);
      readNow();
    }, fail);
    return () => {
      isWanted = false;
      stop();
    };
  }, [read, attempt]);

  const refetch = () => {
    setReading(pending);
    setAttempt(attempt + 1);
  };
  return { ...reading, refetch };
}
