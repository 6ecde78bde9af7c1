const pressed = /^(checkbox|radio|button|submit|reset|file|range|color)$/;

/** Whether keys pressed on this element are text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && !pressed.test(target.type)));
