import { type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Arrow keys, Home and End move the focus among the buttons inside the element; the rest is left alone. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const index = buttons.findIndex((button) => button === document.activeElement);
  const step = steps[event.key];
  if (index === -1) return;

  let target: number;
  if (event.key === 'Home') target = 0;
  else if (event.key === 'End') target = buttons.length - 1;
  else if (step !== undefined) target = (index + step + buttons.length) % buttons.length;
  else return;

  event.preventDefault();
  buttons[target]?.focus();
}
