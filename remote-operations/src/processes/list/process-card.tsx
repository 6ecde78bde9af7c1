import { memo } from 'react';
import {
  processStatusDisplay,
  processTypeDisplay,
  type Process,
} from 'shared-kernel/domain/process';
import { formatAmount } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import {
  Icon,
  RecordCard,
  RecordLink,
  RecordText,
  RowSelectionCheckbox,
  StatusTag,
} from 'shared-kernel/ui';
import { priorityDisplay } from '../../priority-display';
import { DueTag } from '../due-tag';
import { getCurrentMilestone, computeProcessProgress } from '../rules/milestone-order';
import styles from './process-list.module.css';
import { ProgressBar } from './progress-bar';

interface ProcessCardProps {
  readonly process: Process;
  readonly now: string;
  readonly isOpen: boolean;
  readonly onOpen: (id: string) => void;
}

export const ProcessCard = memo(function ProcessCard({
  process,
  now,
  isOpen,
  onOpen,
}: ProcessCardProps) {
  const { id, name, client, type, status, priority, value, currency } = process;
  const pathTo = useRecordPath();
  const milestone = status === 'active' ? getCurrentMilestone(process) : undefined;
  const amount = formatAmount(value, currency);
  const link = (
    <RecordLink href={pathTo('processes', id)} isOpen={isOpen} onOpen={() => onOpen(id)}>
      <RecordText>{name}</RecordText>
    </RecordLink>
  );
  const state = <StatusTag view={processStatusDisplay[status]} size="small" />;
  const due = milestone && <DueTag due={milestone.dueDate} now={now} />;
  return (
    <RecordCard
      labelledBy={`${id}-title`}
      brief={{
        rowKey: id,
        name,
        title: link,
        figure: amount,
        next: milestone && <RecordText>{milestone.name}</RecordText>,
        status: due ?? state,
      }}
    >
      <header className={styles.id}>
        <RowSelectionCheckbox rowKey={id} name={name} />
        <Icon name={processTypeDisplay[type].icon} label={processTypeDisplay[type].label} />
        <RecordText>{id}</RecordText>
      </header>
      <h3 id={`${id}-title`} className={styles.name}>
        {link}
      </h3>
      <p className={styles.client}>
        <RecordText>{client}</RecordText> · {amount}
      </p>
      <div className={styles.tags}>
        {state}
        <StatusTag view={priorityDisplay[priority]} size="small" />
        {due}
      </div>
      <ProgressBar {...computeProcessProgress(process)} />
      {milestone && (
        <p className={styles.milestone}>
          Next: <RecordText>{milestone.name}</RecordText>
        </p>
      )}
    </RecordCard>
  );
});
