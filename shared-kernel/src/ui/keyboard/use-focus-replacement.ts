import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost, rememberFocus } from './focus-region';

/**
 * Returns a ref for an element that may be removed while it has the focus, such as a list row. If that happens, its
 * replacement gets the focus.
 *
 * @example
 * const row = useFocusReplacement<HTMLLIElement>();
 * <li ref={row}>{name}</li>
 */
export function useFocusReplacement<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const { activeElement } = document;
      if (!activeElement || !element?.contains(activeElement)) return;
      const focusReplacement = rememberFocus(activeElement);
      queueMicrotask(() => {
        if (isFocusLost()) focusReplacement();
      });
    };
  }, []);
  return ref;
}
