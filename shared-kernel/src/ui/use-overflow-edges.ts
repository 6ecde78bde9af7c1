import { useEffect, useState, type RefObject } from 'react';

export type OverflowEdges = 'none' | 'start' | 'end' | 'both';

const measure = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): OverflowEdges => {
  const hidden = scrollWidth - clientWidth;
  const before = Math.abs(scrollLeft) > 1;
  const after = hidden - Math.abs(scrollLeft) > 1;
  if (before && after) return 'both';
  if (before) return 'start';
  return after ? 'end' : 'none';
};

/** At which ends of a sideways scroller more is hidden. */
export function useOverflowEdges(target: RefObject<HTMLElement | null>): OverflowEdges {
  const [edges, setEdges] = useState<OverflowEdges>('none');

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const update = () => setEdges(measure(element));
    const observer = new ResizeObserver(update);
    observer.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [target]);

  return edges;
}
