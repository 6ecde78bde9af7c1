import { useMemo, useRef } from 'react';
import { formatNumber } from '../format';
import { usePreferencesValue } from '../shell/preferences';
import { CommandButton, Icon, useShortcut } from '../ui';
import styles from './record-stepper.module.css';

interface Identified {
  readonly id: string;
}

export interface RecordStepperProps {
  /** What is stepped through, such as “client”. */
  readonly noun: string;
  /** The list as it is narrowed and ordered. */
  readonly records: readonly Identified[];
  /** The open record; where the list lacks it, there is nowhere to step. */
  readonly openId: string;
  readonly onStep: (id: string) => void;
}

const shared = {
  type: 'text',
  availability: { state: 'available', reason: undefined },
} as const;

/** Which record of a list is open, and the way to the previous and the next, also by K and J. */
export function RecordStepper({ noun, records, openId, onStep }: RecordStepperProps) {
  const root = useRef<HTMLDivElement>(null);
  const { singleKeys } = usePreferencesValue();
  const at = useMemo(() => records.findIndex(({ id }) => id === openId), [records, openId]);
  const previous = at < 0 ? undefined : records[at - 1]?.id;
  const next = at < 0 ? undefined : records[at + 1]?.id;

  const step = (id: string | undefined) => () => {
    if (id !== undefined) onStep(id);
  };
  useShortcut('k', step(previous), root);
  useShortcut('j', step(next), root);

  return (
    <div ref={root} className={styles.stepper}>
      {at >= 0 && (
        <span className={styles.place}>
          {formatNumber(at + 1)} of {formatNumber(records.length)}
        </span>
      )}
      <CommandButton
        {...shared}
        aria-label={`Previous ${noun}`}
        aria-keyshortcuts="k"
        tip={`Previous ${noun}${singleKeys ? ' (K)' : ''}`}
        refusal={previous === undefined ? `There is no ${noun} before this one.` : undefined}
        icon={<Icon name="chevron-up" />}
        onPress={step(previous)}
      />
      <CommandButton
        {...shared}
        aria-label={`Next ${noun}`}
        aria-keyshortcuts="j"
        tip={`Next ${noun}${singleKeys ? ' (J)' : ''}`}
        refusal={next === undefined ? `There is no ${noun} after this one.` : undefined}
        icon={<Icon name="chevron-down" />}
        onPress={step(next)}
      />
    </div>
  );
}
