import { useEffect, useEffectEvent } from 'react';
import { urlText, useUrlState } from './url-state';

const params = { do: urlText() };

/**
 * Begins what the address asks for by `do`, once: the address forgets it, so that a reload does not begin again.
 *
 * @example
 * useAsked('upload', () => onOpen('upload')); // once, at ?do=upload
 */
export function useAsked(action: string, begin: () => void): void {
  const { values, set } = useUrlState(params);
  const isAsked = values.do === action;
  const start = useEffectEvent(() => {
    set({ do: '' });
    begin();
  });
  useEffect(() => {
    if (isAsked) start();
  }, [isAsked]);
}
