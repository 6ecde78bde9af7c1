import { useCallback, useEffect, useRef } from 'react';
import { getUnmodifiedKey } from 'shared-kernel/shell';

const isText = (event: KeyboardEvent) => event.key.length === 1 && getUnmodifiedKey(event) !== '';

/**
 * Collects the text that a user types while a search field loads. The returned function stops collecting and returns
 * the text.
 */
export function useBufferedTyping(isAsked: boolean): () => string {
  const typed = useRef('');
  const stop = useRef<(() => void) | undefined>(undefined);

  useEffect(() => {
    if (!isAsked) return undefined;
    typed.current = '';
    const keep = (event: KeyboardEvent) => {
      if (isText(event)) typed.current += event.key;
      else if (getUnmodifiedKey(event) === 'Backspace') typed.current = typed.current.slice(0, -1);
      else if (getUnmodifiedKey(event) !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', keep, true);
    stop.current = () => document.removeEventListener('keydown', keep, true);
    return () => stop.current?.();
  }, [isAsked]);

  return useCallback(() => {
    stop.current?.();
    return typed.current;
  }, []);
}
