import { useEffect, type RefObject } from 'react';

/** How much of the tabs beside it stays in sight, in px. */
const margin = 48;

/** Brings the open tab of a list that scrolls sideways into sight, without moving the page. */
export function useTabInView(list: RefObject<HTMLElement | null>, value: string) {
  useEffect(() => {
    const box = list.current;
    const tab = box?.querySelector('[aria-selected="true"]');
    if (!box || !tab) return;
    const outer = box.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    if (inner.left < outer.left) box.scrollBy({ left: inner.left - outer.left - margin });
    if (inner.right > outer.right) box.scrollBy({ left: inner.right - outer.right + margin });
  }, [list, value]);
}
