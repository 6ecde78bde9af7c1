import { useMemo, useRef } from 'react';
import { formatNumber } from '../format';
import { usePreferencesValue } from '../shell/preferences';
import { CommandButton, Icon, useShortcut } from '../ui';
import styles from './record-stepper.module.css';
import { useRecordQueue } from './use-record-queue';

interface Identified {
  readonly id: string;
}

export interface RecordStepperProps {
  readonly noun: string;
  readonly records: readonly Identified[] | undefined;
  /** The id of the open record. If the list does not contain the record, both buttons are disabled. */
  readonly openId: string;
  readonly onStep: (id: string) => void;
}

/**
 * Shows the position of the open record in its list, with buttons for the previous and next record (keys K and J). A
 * record that no longer matches the list keeps its position until the drawer closes. Do not unmount the stepper between
 * records.
 */
export function RecordStepper({ noun, records, openId, onStep }: RecordStepperProps) {
  const root = useRef<HTMLDivElement>(null);
  const { singleKeys } = usePreferencesValue();
  const queue = useRecordQueue(records, openId);
  const at = useMemo(() => queue.findIndex(({ id }) => id === openId), [queue, openId]);
  const previous = queue[at - 1]?.id;
  const next = at < 0 ? undefined : queue[at + 1]?.id;

  const step = (id: string | undefined) => () => {
    if (id !== undefined) onStep(id);
  };
  useShortcut('k', step(previous), root);
  useShortcut('j', step(next), root);

  if (at < 0) return null;
  return (
    <div ref={root} className={styles.stepper}>
      <span className={styles.place}>
        {formatNumber(at + 1)} of {formatNumber(queue.length)}
      </span>
      <CommandButton
        type="text"
        aria-label={`Previous ${noun}`}
        aria-keyshortcuts="k"
        tip={`Previous ${noun}${singleKeys ? ' (K)' : ''}`}
        refusal={previous === undefined ? `There is no previous ${noun}.` : undefined}
        icon={<Icon name="chevron-up" />}
        onPress={step(previous)}
      />
      <CommandButton
        type="text"
        aria-label={`Next ${noun}`}
        aria-keyshortcuts="j"
        tip={`Next ${noun}${singleKeys ? ' (J)' : ''}`}
        refusal={next === undefined ? `There is no next ${noun}.` : undefined}
        icon={<Icon name="chevron-down" />}
        onPress={step(next)}
      />
    </div>
  );
}
