/** Whether something stands before the whole page and keeps the keyboard to itself. */
export const isOverlaid = (): boolean =>
  document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
