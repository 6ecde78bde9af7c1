import { useLayoutEffect, useState, type RefObject } from 'react';

/** How many columns of at least `minWidth` px fit into an element, now and as it changes. */
export function useColumns(
  element: RefObject<HTMLElement | null>,
  minWidth: number,
  gap: number,
): number {
  const [columns, setColumns] = useState(1);

  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const update = () => {
      const fitting = Math.floor((target.clientWidth + gap) / (minWidth + gap));
      setColumns(Math.max(1, fitting));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, minWidth, gap]);

  return columns;
}
