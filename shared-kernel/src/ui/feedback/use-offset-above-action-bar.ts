import { useLayoutEffect, type RefObject } from 'react';

/**
 * Elements that a toast must not cover: forms in dialogs, primary buttons, and the action bars of drawers, dialogs and
 * lists.
 */
const actionRows =
  '.ant-drawer-footer, .ant-modal-footer, [data-actions], [role="dialog"] form, .ant-btn-primary';

const isOver = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom;

/**
 * Returns the distance in px to move an element up, so that it covers no action bar. An action bar without enough space
 * above it is ignored.
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

/** Moves an element up from the bottom of the window while it would cover an action bar. */
export function useOffsetAboveActionBar(
  element: RefObject<HTMLElement | null>,
  shown: unknown,
): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || shown === undefined) return undefined;
    let frame = 0;
    // The position is updated in every frame, because action bars can appear, move and scroll at any time.
    const lift = () => {
      current.style.insetBlockEnd = `${liftOver(current)}px`;
      frame = requestAnimationFrame(lift);
    };
    lift();
    return () => cancelAnimationFrame(frame);
  }, [element, shown]);
}
