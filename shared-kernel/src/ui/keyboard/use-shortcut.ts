import { getUnmodifiedKey } from '../../shell/pressed-key';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { usePreferencesValue } from '../../shell/preferences';

const layer = '[role="dialog"], [role="alertdialog"], dialog';

/** Whether a key was pressed in a dialog or popover other than the one that contains `home`. */
function isElsewhere(target: EventTarget | null, home?: Element | null): boolean {
  const within = target instanceof Element ? target.closest(layer) : null;
  return within !== null && !(home && within.contains(home));
}

/** Whether a modal dialog is open and does not contain the element. */
const isOverlaid = (element?: Element | null): boolean =>
  [
    ...document.querySelectorAll(':is([role="dialog"], [role="alertdialog"])[aria-modal="true"]'),
  ].some((dialog) => !element || !dialog.contains(element));

/**
 * Whether a key press is meant as a shortcut: it has no modifier, no control uses it, and no dialog is open except one
 * that contains `home`.
 *
 * @example
 * const listen = (event: KeyboardEvent) => {
 *   if (isShortcutKeyPress(event)) onOpen('next');
 * };
 */
export const isShortcutKeyPress = (event: KeyboardEvent, home?: Element | null): boolean =>
  getUnmodifiedKey(event) !== '' &&
  !event.defaultPrevented &&
  !isTextEntry(event.target) &&
  !isElsewhere(event.target, home) &&
  !isOverlaid(home);

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

/** Whether an element handles typed letters itself, such as a text field or an open menu. */
export const isTextEntry = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && !pressed.test(target.type)) ||
    target.closest(takesKeys) !== null);

/** Keys that step through records. Only these keys repeat their action while they are held down. */
const steppingKeys: readonly (string | null)[] = ['j', 'k'];

/**
 * Runs an action when a single key is pressed, named as in `getUnmodifiedKey`. Keys are ignored if they have a
 * modifier, if the focused control uses them, or if a dialog is open. Preferences can disable all single-key shortcuts
 * (WCAG 2.1.4).
 *
 * @example
 * useShortcut('n', () => onOpen('new'));
 */
export function useShortcut(
  key: string | null,
  run: () => void,
  home?: RefObject<Element | null>,
): void {
  const wanted = useEnabledShortcutKey(key);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (getUnmodifiedKey(event) !== key || !isShortcutKeyPress(event, home?.current)) return;
    event.preventDefault();
    if (event.repeat && !steppingKeys.includes(key)) return;
    run();
  });

  // A layout effect registers the shortcut before the first paint. On a busy page, a normal effect might run much
  // later.
  useLayoutEffect(() => {
    if (wanted === null) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [wanted]);
}

/** Returns the key if the preferences allow single-key shortcuts, otherwise `null`. */
export function useEnabledShortcutKey(key: string | null): string | null {
  return usePreferencesValue().singleKeys ? key : null;
}
