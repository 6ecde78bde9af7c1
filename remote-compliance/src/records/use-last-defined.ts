import { useState } from 'react';

/** Returns the last known record after another tab removed the record, so that an open form stays visible. */
export function useLastDefined<T>(record: T | undefined): T | undefined {
  const [last, setLast] = useState(record);
  if (record !== undefined && record !== last) setLast(record);
  return record ?? last;
}
