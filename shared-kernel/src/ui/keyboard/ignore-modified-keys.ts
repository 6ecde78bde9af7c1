import type { KeyboardEvent } from 'react';
import { plainKey } from '../../shell/pressed-key';

const keys = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Enter',
  ' ',
]);

/**
 * For the capture phase: hides keys with Alt, Ctrl or Cmd from antd, which would move or select on them. Alt with an
 * arrow key goes back in the browser.
 */
export function ignoreModifiedKeys(event: KeyboardEvent): void {
  if (keys.has(event.key) && plainKey(event) === '') event.stopPropagation();
}
