import { useLayoutEffect, type RefObject } from 'react';

/** What is not to be covered: a form in a dialog, and what is acted with at the end of a drawer, a dialog or a list. */
const actionRows = '.ant-drawer-footer, .ant-modal-footer, [data-actions], [role="dialog"] form';

const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom;

/** How far up from the window's lower edge something has to stand to cover none of these that leaves room above it. */
function liftOver(element: Element): number {
  const own = element.getBoundingClientRect();
  const rows = [...document.querySelectorAll(actionRows)]
    .map((row) => row.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > 0)
    .sort((a, b) => b.top - a.top);
  let lift = 0;
  for (const row of rows) {
    const standing = new DOMRect(own.x, innerHeight - lift - own.height, own.width, own.height);
    if (isOver(standing, row) && row.top >= own.height) lift = innerHeight - row.top;
  }
  return lift;
}

/** Keeps what is fixed at the window's lower edge above every row of actions, for as long as it is shown. */
export function useClearOfActions(element: RefObject<HTMLElement | null>, shown: unknown): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || shown === undefined) return undefined;
    const lift = () => {
      current.style.insetBlockEnd = `${liftOver(current)}px`;
    };
    const sizes = new ResizeObserver(lift);
    const followed = new Set<Element>();
    const follow = () => {
      sizes.disconnect();
      followed.clear();
      for (const row of document.querySelectorAll(actionRows)) {
        followed.add(row);
        sizes.observe(row);
      }
      sizes.observe(current);
      lift();
    };
    // A drawer that slides in gets its final place later: see transitionend and animationend.
    const layers = new MutationObserver(() => {
      const rows = [...document.querySelectorAll(actionRows)];
      if (rows.length !== followed.size || !rows.every((row) => followed.has(row))) follow();
    });
    layers.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('transitionend', lift);
    document.addEventListener('animationend', lift);
    window.addEventListener('resize', lift);
    document.addEventListener('scroll', lift, { capture: true, passive: true });
    follow();
    return () => {
      sizes.disconnect();
      layers.disconnect();
      document.removeEventListener('transitionend', lift);
      document.removeEventListener('animationend', lift);
      window.removeEventListener('resize', lift);
      document.removeEventListener('scroll', lift, { capture: true });
    };
  }, [element, shown]);
}
