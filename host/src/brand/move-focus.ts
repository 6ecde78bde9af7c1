import type { KeyboardEvent } from 'react';
import { getUnmodifiedKey } from 'shared-kernel/shell';

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, [role="tab"]')];
  const index = stops.findIndex((stop) => stop === document.activeElement);
  const key = getUnmodifiedKey(event);
  const step = steps[key];
  if (index === -1) return;

  let target: number;
  if (key === 'Home') target = 0;
  else if (key === 'End') target = stops.length - 1;
  else if (step !== undefined) target = (index + step + stops.length) % stops.length;
  else return;

  event.preventDefault();
  stops[target]?.focus();
}
