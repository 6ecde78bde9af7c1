import { useEffect, useState, type RefObject } from 'react';
import { usePrinting } from '../theme/use-printing';

/** Whether an element was near the view at least once; on paper everything is in view. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false);
  const isPrinting = usePrinting();
  if (isPrinting && !wasSeen) setWasSeen(true);

  useEffect(() => {
    const target = element.current;
    if (!target || wasSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, wasSeen]);

  return wasSeen;
}
