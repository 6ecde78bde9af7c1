import { useState } from 'react';

/** A record as it was last, after another tab removed it: what is typed about it stays on screen. */
export function useLastSeen<T>(record: T | undefined): T | undefined {
  const [last, setLast] = useState(record);
  if (record !== undefined && record !== last) setLast(record);
  return record ?? last;
}
