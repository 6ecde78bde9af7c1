import {
  processingStepLabel,
  processingStepStatusView,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { classNames, formatDateTime, formatMinute, millisecondsOf } from 'shared-kernel/format';
import { Icon, Steps, toneClass } from 'shared-kernel/ui';
import { formatDuration } from './format-duration';
import styles from './processing-flow.module.css';

type ProcessingSteps = Transaction['processingSteps'];

interface ProcessingFlowProps {
  readonly steps: ProcessingSteps;
  /** ISO instant the transaction was initiated; the first step's duration counts from it. */
  readonly since: string;
  readonly isDetailed?: boolean;
}

function took(steps: ProcessingSteps, index: number, since: string): string | undefined {
  const { status, timestamp } = steps[index] ?? {};
  const before = index === 0 ? since : steps[index - 1]?.timestamp;
  if (status !== 'completed' || !timestamp || !before) return undefined;
  return formatDuration(millisecondsOf(timestamp) - millisecondsOf(before));
}

/** The steps of a transaction in their order, each with its status and time (TX4, TX7). */
export function ProcessingFlow({ steps, since, isDetailed = false }: ProcessingFlowProps) {
  return (
    <Steps
      label="Processing flow"
      size="small"
      steps={steps.map(({ step, status, timestamp }, index) => {
        const { icon, tone, label } = processingStepStatusView[status];
        const duration = isDetailed ? took(steps, index, since) : undefined;
        return {
          id: step,
          mark: <Icon name={icon} />,
          tone,
          content: (
            <span className={styles.words}>
              <span className={styles.name}>{processingStepLabel[step]}</span>
              <span className={classNames(styles.status, toneClass(tone))}>{label}</span>
              {timestamp !== undefined && (
                <time className={styles.time} dateTime={timestamp}>
                  {isDetailed ? formatDateTime(timestamp) : formatMinute(timestamp)}
                </time>
              )}
              {duration !== undefined && <span className={styles.time}>took {duration}</span>}
            </span>
          ),
        };
      })}
    />
  );
}
