import { type ProcessAlert } from 'shared-kernel/domain/process';
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
import { alertLevelView } from './process-views';
import styles from './alert-list.module.css';

interface AlertListProps {
  readonly alerts: readonly ProcessAlert[];
  readonly now: string;
  readonly onOpen: (processId: string) => void;
}

/** The alerts on processes, each with its level and its process (PM7). */
export function AlertList({ alerts, now, onOpen }: AlertListProps) {
  return (
    <Section title="Alerts">
      <ul className={styles['alerts']} aria-label="Alerts">
        {alerts.map(({ id, level, title, message, processId, at }) => (
          <li
            key={id}
            className={classNames(styles['alert'], toneClass(alertLevelView[level].tone))}
          >
            <div className={styles['head']}>
              <StatusTag view={alertLevelView[level]} size="small" />
              <RelativeTime at={at} now={now} />
            </div>
            <p className={styles['title']}>
              <RecordText whole>{title}</RecordText>
            </p>
            <p>
              <RecordText whole>{message}</RecordText>
            </p>
            <Button type="link" onClick={() => onOpen(processId)}>
              Open <RecordText>{processId}</RecordText> <Icon name="arrow-right" />
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
