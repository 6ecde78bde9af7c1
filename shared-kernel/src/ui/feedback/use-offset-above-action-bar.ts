import { useLayoutEffect, type RefObject } from 'react';

/** Elements that a toast must not cover: forms in dialogs, primary buttons, and action bars of drawers, dialogs and lists. */
const actionRows =
  '.ant-drawer-footer, .ant-modal-footer, [data-actions], [role="dialog"] form, .ant-btn-primary';

const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom;

/**
 * Returns how far in px an element must move up from the bottom of the window to cover no action bar. Action bars
 * without enough space above are ignored.
 */
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

/** Moves an element at the bottom of the window up, so that it covers no action bar. */
export function useOffsetAboveActionBar(
  element: RefObject<HTMLElement | null>,
  shown: unknown,
): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || shown === undefined) return undefined;
    let frame = 0;
    // Action bars appear, move and scroll while the element is shown, so each frame reads their places.
    const lift = () => {
      current.style.insetBlockEnd = `${liftOver(current)}px`;
      frame = requestAnimationFrame(lift);
    };
    lift();
    return () => cancelAnimationFrame(frame);
  }, [element, shown]);
}
