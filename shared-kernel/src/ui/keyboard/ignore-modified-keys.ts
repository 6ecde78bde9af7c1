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
 * Prevents antd from handling keys pressed with Alt, Ctrl or Cmd, such as Alt with an arrow key, which goes back in the
 * browser. Call it in the capture phase.
 */
export function ignoreModifiedKeys(event: KeyboardEvent): void {
  if (keys.has(event.key) && getUnmodifiedKey(event) === '') event.stopPropagation();
}
