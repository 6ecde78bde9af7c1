/** Whether a dialog asks for something first; a drawer only shows a record, and may be left at once. */
export const isAsked = (): boolean =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].some(
    (dialog) => !dialog.closest('[data-drawer]'),
  );
