import {
  processingStepLabel,
  processingStepStatusDisplay,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import {
  classNames,
  formatDateTime,
  formatDateTimeWithoutZone,
  formatNumber,
  toMilliseconds,
  unknownText,
} from 'shared-kernel/format';
import { Icon, RecordText, Steps, getToneClass } from 'shared-kernel/ui';
import { useSimulationNote } from 'shared-kernel/workspace';
import { isSimulatedCheck, simulatedCheckMinutes } from '../checks/payment-checks';
import styles from './processing-flow.module.css';

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
  ['s', 1],
] as const;

/**
 * Formats milliseconds in their two largest units, such as `2 d 4 h`, `3 min 20 s` or `0 s`. Negative and infinite
 * values become a dash.
 */
export function formatDuration(milliseconds: number): string {
  if (!Number.isFinite(milliseconds) || milliseconds < 0) return unknownText;
  let left = Math.floor(milliseconds / 1000);
  const counted = units.map(([name, seconds]) => {
    const count = Math.floor(left / seconds);
    left -= count * seconds;
    return { name, count };
  });
  const first = counted.findIndex(({ count }) => count > 0);
  if (first === -1) return '0 s';
  return counted
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${formatNumber(count)} ${name}`)
    .join(' ');
}

type ProcessingSteps = Transaction['processingSteps'];

interface ProcessingFlowProps {
  readonly steps: ProcessingSteps;
  /** Start time of the first step (ISO 8601), from which its duration is measured. */
  readonly since: string;
  readonly isDetailed?: boolean;
}

function took(steps: ProcessingSteps, index: number, since: string): string | undefined {
  const { status, timestamp } = steps[index] ?? {};
  const before = index === 0 ? since : steps[index - 1]?.timestamp;
  if (status !== 'completed' || !timestamp || !before) return undefined;
  return formatDuration(toMilliseconds(timestamp) - toMilliseconds(before));
}

type Step = ProcessingSteps[number];

function SimulatedNote({
  step,
  isDetailed,
}: Pick<Step, 'step'> & { readonly isDetailed: boolean }) {
  const remark = useSimulationNote('Simulated');
  if (remark === undefined || !isSimulatedCheck(step)) return null;
  return (
    <span className={styles.note}>
      {remark}
      {isDetailed && `: completes ${simulatedCheckMinutes[step]} min after the start`}
    </span>
  );
}

function Finding({ by, comment }: Step) {
  if (by === undefined || comment === undefined) return null;
  return (
    <span className={styles.finding}>
      <RecordText whole>
        {by}: {comment}
      </RecordText>
    </span>
  );
}

export function ProcessingFlow({ steps, since, isDetailed = false }: ProcessingFlowProps) {
  return (
    <Steps
      label="Processing flow"
      size="small"
      steps={steps.map((each, index) => {
        const { step, status, timestamp } = each;
        const { icon, tone, label } = processingStepStatusDisplay[status];
        const duration = isDetailed ? took(steps, index, since) : undefined;
        return {
          id: step,
          mark: <Icon name={icon} />,
          tone,
          content: (
            <span className={classNames(styles.words, isDetailed && styles.detailed)}>
              <span className={styles.state}>
                <span className={styles.name}>{processingStepLabel[step]}</span>
                <SimulatedNote step={step} isDetailed={isDetailed} />
                <span className={classNames(styles.status, getToneClass(tone))}>{label}</span>
              </span>
              {timestamp !== undefined && (
                <time className={styles.time} dateTime={timestamp}>
                  {isDetailed ? formatDateTime(timestamp) : formatDateTimeWithoutZone(timestamp)}
                </time>
              )}
              {duration !== undefined && <span className={styles.time}>took {duration}</span>}
              {isDetailed && <Finding {...each} />}
            </span>
          ),
        };
      })}
    />
  );
}
