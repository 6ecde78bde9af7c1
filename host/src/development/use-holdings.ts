import { useCallback, useEffect, useState } from 'react';
import type { DataViewQuery } from 'shared-kernel/ui';
import { pageWorkspace } from 'shared-kernel/workspace';
import { readHoldings, type Holdings } from './read-holdings';

type Reading = Pick<DataViewQuery<Holdings>, 'status' | 'data' | 'error'>;

const pending: Reading = { status: 'pending', data: undefined, error: null };

/** What the page's workspace holds, read again whenever something of it changes. */
export function useHoldings(): DataViewQuery<Holdings> {
  const [reading, setReading] = useState(pending);
  const refetch = useCallback(
    () =>
      readHoldings(pageWorkspace()).then(
        (data) => setReading({ status: 'success', data, error: null }),
        (error: unknown) => setReading({ status: 'error', data: undefined, error }),
      ),
    [],
  );

  useEffect(() => {
    void refetch();
    return pageWorkspace().source.subscribe(() => void refetch());
  }, [refetch]);

  return { ...reading, refetch };
}
