const pressed = /^(checkbox|radio|button|submit|reset|file|range|color)$/;

const roles = [
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'listbox',
  'menu',
  'menubar',
  'tree',
];
const takesKeys = roles.map((role) => `[role="${role}"]`).join(', ');

/** Whether this element, such as a field or an open menu, takes the letters that are pressed on it. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && !pressed.test(target.type)) ||
    target.closest(takesKeys) !== null);
