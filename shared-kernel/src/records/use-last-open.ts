import { useState } from 'react';

/**
 * The open id, or the last one while its drawer closes; `undefined` until one is opened.
 *
 * @example
 * const shownId = useLastOpen(openId);
 */
export function useLastOpen(openId: string): string | undefined {
  const [last, setLast] = useState(openId);
  if (openId !== '' && openId !== last) setLast(openId);
  return last === '' ? undefined : last;
}
