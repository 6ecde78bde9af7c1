/**
 * Whether a dialog stands before the page and keeps the keyboard to itself, or, for an element in a
 * dialog, one more before that.
 */
export const isOverlaid = (element?: Element | null): boolean =>
  [
    ...document.querySelectorAll(':is([role="dialog"], [role="alertdialog"])[aria-modal="true"]'),
  ].some((dialog) => !element || !dialog.contains(element));
