const openDialogs = () => [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];

/**
 * Whether a dialog stands before the page and keeps the keyboard to itself, or, for an element in a
 * dialog, one more before that.
 */
export const isOverlaid = (element?: Element | null): boolean =>
  openDialogs().some((dialog) => !element || !dialog.contains(element));

/** Whether a dialog asks for something first; a drawer only shows a record, and may be left at once. */
export const isAsked = (): boolean =>
  openDialogs().some((dialog) => !dialog.closest('[data-drawer]'));
