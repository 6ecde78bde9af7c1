import { useState } from 'react';

/**
 * Returns the record, or its last known version if another tab has removed it. An open form therefore stays visible.
 */
export function useLastDefined<T>(record: T | undefined): T | undefined {
  const [last, setLast] = useState(record);
  if (record !== undefined && record !== last) setLast(record);
  return record ?? last;
}
