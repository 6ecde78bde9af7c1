import {
  processingStepLabel,
  processingStepStatusView,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { classNames, formatDateTime, millisecondsOf } from 'shared-kernel/format';
import { Icon, toneClass } from 'shared-kernel/ui';
import { formatDuration } from './format-duration';
import styles from './processing-flow.module.css';

type Steps = Transaction['processingSteps'];

interface ProcessingFlowProps {
  readonly steps: Steps;
  /** ISO instant the transaction was initiated; the first step's duration counts from it. */
  readonly since: string;
  readonly isDetailed?: boolean;
}

function took(steps: Steps, index: number, since: string): string | undefined {
  const { status, timestamp } = steps[index] ?? {};
  const before = index === 0 ? since : steps[index - 1]?.timestamp;
  if (status !== 'completed' || !timestamp || !before) return undefined;
  return formatDuration(millisecondsOf(timestamp) - millisecondsOf(before));
}

/** The steps of a transaction in their order, each with its status and time (TX4, TX7). */
export function ProcessingFlow({ steps, since, isDetailed = false }: ProcessingFlowProps) {
  return (
    <ol
      className={classNames(styles.flow, isDetailed && styles.detailed)}
      aria-label="Processing flow"
    >
      {steps.map(({ step, status, timestamp }, index) => {
        const view = processingStepStatusView[status];
        const duration = isDetailed ? took(steps, index, since) : undefined;
        return (
          <li key={step} className={classNames(styles.step, toneClass(view.tone))}>
            <span className={styles.mark}>
              <Icon name={view.icon} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{processingStepLabel[step]}</span>
              <span className={styles.status}>{view.label}</span>
              {timestamp !== undefined && (
                <time className={styles.time} dateTime={timestamp}>
                  {formatDateTime(timestamp)}
                </time>
              )}
              {duration !== undefined && <span className={styles.time}>took {duration}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
