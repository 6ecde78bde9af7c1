import { useEffect, useEffectEvent } from 'react';
import { Button } from './antd';
import { Icon } from './icon';
import { isTyping } from './is-typing';
import styles from './record-stepper.module.css';

export interface RecordStepperProps {
  /** What is stepped through, such as “client”. */
  readonly noun: string;
  /** The id before and after the open one; `undefined` at an end. */
  readonly previous: string | undefined;
  readonly next: string | undefined;
  readonly onStep: (id: string) => void;
  /** Whether J and K step too; not while something else is open above. */
  readonly withKeys?: boolean;
}

/** The way to the previous and the next record of a list from its details, also by K and J. */
export function RecordStepper({
  noun,
  previous,
  next,
  onStep,
  withKeys = true,
}: RecordStepperProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const id = event.key === 'j' ? next : event.key === 'k' ? previous : undefined;
    if (id !== undefined) onStep(id);
  });

  useEffect(() => {
    if (!withKeys) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [withKeys]);

  const step = (id: string | undefined) => () => {
    if (id !== undefined) onStep(id);
  };
  return (
    <div className={styles['stepper']}>
      <Button
        type="text"
        aria-label={`Previous ${noun}`}
        aria-keyshortcuts="k"
        title={`Previous ${noun} (K)`}
        disabled={previous === undefined}
        icon={<Icon name="chevron-up" />}
        onClick={step(previous)}
      />
      <Button
        type="text"
        aria-label={`Next ${noun}`}
        aria-keyshortcuts="j"
        title={`Next ${noun} (J)`}
        disabled={next === undefined}
        icon={<Icon name="chevron-down" />}
        onClick={step(next)}
      />
    </div>
  );
}
