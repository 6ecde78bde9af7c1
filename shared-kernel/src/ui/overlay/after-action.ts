import { createContext } from 'react';
import { focusAt } from './focus-place';

/** What a form or a button calls that has done what the dialog around it was opened for. */
export const DialogDoneContext = createContext<() => void>(() => undefined);

/** The titles that got the focus after an action, with what they said. */
const titles = new WeakMap<EventTarget, string>();

const titleIn = '.ant-drawer-title, .ant-modal-title';

/**
 * Focuses the title of a drawer or dialog after an action in a dialog over it. The button that opened that dialog would
 * be pressed by the next key.
 */
export function focusTitle(layer: Element): boolean {
  const title = layer.querySelector<HTMLElement>(titleIn);
  if (!title) return false;
  titles.set(title, title.textContent);
  focusAt(title);
  return true;
}

/** Whether the focus is where an action left it, and the same record is shown: the key was meant for that action. */
export const isAfterAction = (target: EventTarget | null): boolean =>
  target instanceof Element && titles.get(target) === target.textContent;
