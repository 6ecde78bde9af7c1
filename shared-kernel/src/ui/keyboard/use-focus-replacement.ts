import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isFocusLost, rememberFocus } from './focus-region';

/**
 * Returns a ref for an element that may be removed while it has the focus, such as a list row. The focus then moves to
 * the element that replaces the removed one.
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
