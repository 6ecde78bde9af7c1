import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { getUnmodifiedKey } from 'shared-kernel/shell';

const movingKeys = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/** Selects the first item of a `cmdk` list until the user selects another item. `begin` restarts this behaviour. */
export function useFirstItemSelection() {
  const list = useRef<HTMLDivElement>(null);
  const isMoved = useRef(false);
  const [value, setValue] = useState('');

  useEffect(() => {
    if (!list.current) return undefined;
    const observer = new MutationObserver(() => {
      if (isMoved.current) return;
      const first = list.current?.querySelector<HTMLElement>('[cmdk-item]');
      setValue(first?.dataset.value ?? '');
    });
    observer.observe(list.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  const move = () => {
    isMoved.current = true;
  };
  return {
    begin: () => {
      isMoved.current = false;
    },
    chosen: {
      value,
      onValueChange: setValue,
      onKeyDown: (event: KeyboardEvent) => {
        if (movingKeys.includes(getUnmodifiedKey(event))) move();
      },
    },
    list: { ref: list, onPointerMove: move },
  };
}
