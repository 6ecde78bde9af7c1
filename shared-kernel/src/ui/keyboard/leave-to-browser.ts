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
 * While a key is captured: keeps one that is held with Alt, Ctrl or Cmd from antd, which would move or choose by
 * it. Alt with an arrow goes back.
 */
export function leaveToBrowser(event: KeyboardEvent): void {
  if (keys.has(event.key) && plainKey(event) === '') event.stopPropagation();
}
