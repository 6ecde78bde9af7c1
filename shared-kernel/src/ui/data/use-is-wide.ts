import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether the table in a box is wider than the box, now and as either changes. */
export function useIsWide(box: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.querySelector('table');
    if (!element || !table) return undefined;
    const update = () => setWide(table.offsetWidth > element.clientWidth);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box]);

  return isWide;
}
