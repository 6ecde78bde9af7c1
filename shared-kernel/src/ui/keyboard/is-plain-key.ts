import { plainKey } from '../../shell/pressed-key';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { usePreferencesValue } from '../../shell/preferences';

const layer = '[role="dialog"], [role="alertdialog"], dialog';

/** Whether the key is pressed inside a dialog or popover that does not hold `home`. */
function isElsewhere(target: EventTarget | null, home?: Element | null): boolean {
  const within = target instanceof Element ? target.closest(layer) : null;
  return within !== null && !(home && within.contains(home));
}

/**
 * Whether a dialog stands before the page and keeps the keyboard to itself, or, for an element in a
 * dialog, one more before that.
 */
const isOverlaid = (element?: Element | null): boolean =>
  [
    ...document.querySelectorAll(':is([role="dialog"], [role="alertdialog"])[aria-modal="true"]'),
  ].some((dialog) => !element || !dialog.contains(element));

/**
 * Whether a key is meant for the page: pressed without a modifier and outside a control that takes keys, handled by
 * nothing else, and with no dialog open except the one that holds `home`.
 *
 * @example
 * const listen = (event: KeyboardEvent) => {
 *   if (isPlainKey(event)) onOpen('next');
 * };
 */
export const isPlainKey = (event: KeyboardEvent, home?: Element | null): boolean =>
  plainKey(event) !== '' &&
  !event.defaultPrevented &&
  !isTyping(event.target) &&
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

/** Whether this element, such as a field or an open menu, takes the letters that are pressed on it. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    /^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && !pressed.test(target.type)) ||
    target.closest(takesKeys) !== null);

/**
 * Runs on one plain key, by its name (`plainKey`): never while a control takes keys, with a modifier, or under a dialog
 * that does not hold `home`. `null` switches it off, as the preferences do for all of them (WCAG 2.1.4).
 *
 * @example
 * useShortcut('n', () => onOpen('new'));
 */
export function useShortcut(
  key: string | null,
  run: () => void,
  home?: RefObject<Element | null>,
): void {
  const wanted = useSingleKey(key);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (plainKey(event) !== key || !isPlainKey(event, home?.current)) return;
    event.preventDefault();
    run();
  });

  // With the first frame that shows what the key is for: on a busy page a later effect comes too late.
  useLayoutEffect(() => {
    if (wanted === null) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [wanted]);
}

/** A single key as long as the preferences allow such shortcuts; otherwise `null`. */
export function useSingleKey(key: string | null): string | null {
  return usePreferencesValue().singleKeys ? key : null;
}
