import type { KeyboardEvent } from 'react';
import { getUnmodifiedKey } from '../../shell/pressed-key';
import { isTextEntry } from '../keyboard/use-shortcut';

interface Rows {
  readonly count: number;
  readonly scrollToIndex: (index: number) => void;
}

const focusable = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

const framesToWait = 10;

/** Focuses a row after scrolling to it. Waits up to ten frames for the row to mount. */
function focusRow(list: Element, index: number, framesLeft = framesToWait): void {
  const row = list.querySelector(`[data-index="${index}"]`);
  const target = row?.querySelector<HTMLElement>(focusable);
  if (target) target.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusRow(list, index, framesLeft - 1));
}

/** Moves the focus to the first or last row on Home or End, even if that row is not mounted. */
export function focusFirstOrLastRow(event: KeyboardEvent, { count, scrollToIndex }: Rows): void {
  if (isTextEntry(event.target) || count === 0) return;
  const key = getUnmodifiedKey(event);
  if (key !== 'Home' && key !== 'End') return;
  const index = key === 'Home' ? 0 : count - 1;
  event.preventDefault();
  scrollToIndex(index);
  focusRow(event.currentTarget, index);
}
