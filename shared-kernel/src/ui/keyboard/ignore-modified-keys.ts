import type { KeyboardEvent } from 'react';
import { getUnmodifiedKey } from '../../shell/pressed-key';

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
 * Hides keys pressed with Alt, Ctrl or Cmd from antd, which would move the focus or select an item. Browsers use Alt
 * with an arrow key to go back. Call this function in the capture phase.
 */
export function ignoreModifiedKeys(event: KeyboardEvent): void {
  if (keys.has(event.key) && getUnmodifiedKey(event) === '') event.stopPropagation();
}
