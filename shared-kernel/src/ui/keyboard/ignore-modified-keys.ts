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
 * Prevents antd from handling keys pressed with Alt, Ctrl or Cmd. For example, Alt with an arrow key goes back in the
 * browser. Call this function in the capture phase.
 */
export function ignoreModifiedKeys(event: KeyboardEvent): void {
  if (keys.has(event.key) && getUnmodifiedKey(event) === '') event.stopPropagation();
}
