import type { ProcessAlert } from 'shared-kernel/domain/process';
import { classNames } from 'shared-kernel/format';
import {
  Button,
  Icon,
  RecordText,
  RelativeTime,
  Section,
  StatusTag,
  toneClass,
} from 'shared-kernel/ui';
import { DueTag } from '../calendar/due-tag';
import { alertLevelView } from '../list/process-views';
import styles from './alert-list.module.css';

interface AlertListProps {
  readonly alerts: readonly ProcessAlert[];
  /** When the work that an alert speaks of is due (`YYYY-MM-DD`), where it is still to be done. */
  readonly dueOf: (alert: ProcessAlert) => string | undefined;
  readonly now: string;
  readonly onOpen: (processId: string) => void;
}

interface AlertItemProps extends Pick<AlertListProps, 'now' | 'onOpen'> {
  readonly alert: ProcessAlert;
  readonly due: string | undefined;
}

/** What was said when it was raised, and beside it how long there is by now. */
function AlertItem({ alert, due, now, onOpen }: AlertItemProps) {
  const { level, title, message, processId, at } = alert;
  return (
    <li className={classNames(styles.alert, toneClass(alertLevelView[level].tone))}>
      <div className={styles.head}>
        <span className={styles.tags}>
          <StatusTag view={alertLevelView[level]} size="small" />
          {due !== undefined && <DueTag due={due} now={now} />}
        </span>
        <RelativeTime at={at} now={now} />
      </div>
      <p className={styles.title}>
        <RecordText whole>{title}</RecordText>
      </p>
      <p>
        <RecordText whole>{message}</RecordText>
      </p>
      <Button type="link" onClick={() => onOpen(processId)}>
        Open <RecordText>{processId}</RecordText> <Icon name="arrow-right" />
      </Button>
    </li>
  );
}

/** The alerts on processes, each with its level and its process (PM7). */
export function AlertList({ alerts, dueOf, now, onOpen }: AlertListProps) {
  return (
    <Section title="Alerts">
      <ul className={styles.alerts} aria-label="Alerts">
        {alerts.map((alert) => (
          <AlertItem key={alert.id} alert={alert} due={dueOf(alert)} now={now} onOpen={onOpen} />
        ))}
      </ul>
    </Section>
  );
}
