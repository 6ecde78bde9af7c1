import type { ReactNode } from 'react';
import {
  processStatusDisplay,
  processTypeDisplay,
  type Process,
} from 'shared-kernel/domain/process';
import { formatExactAmount, formatDate } from 'shared-kernel/format';
import { Link, useRecordPath } from 'shared-kernel/shell';
import {
  CopyableText,
  DescriptionGrid,
  RecordHeader,
  ScreeningNotice,
} from 'shared-kernel/records';
import { RecordText, Section, StatusTag } from 'shared-kernel/ui';
import { useAvailability, useClientOfRecord, useScreening } from 'shared-kernel/workspace';
import {
  getCurrentMilestone,
  computeProcessProgress,
  getProcessNextStep,
} from '../rules/milestone-order';
import { priorityDisplay } from '../../priority-display';
import { ProcessLog } from '../milestones/process-log';
import styles from '../process-details.module.css';
import { ProcessMilestones } from '../milestones/process-milestones';
import { ProgressBar, ProgressValue } from './progress-bar';
import { processTerms } from '../commands/terms';

interface ProcessDetailsProps {
  readonly process: Process;
  /** Whether the URL contains the id of the process. Screening results are loaded only for that process. */
  readonly isOpen: boolean;
  readonly now: string;
  readonly actions?: ReactNode;
  /** Whether to omit the card around the details, as in a drawer. */
  readonly isPlain: boolean;
}

/**
 * Shows the progress of a process. Only a drawer shows the next step, because other views show the current milestone at
 * the top.
 */
function ProcessLead({ process, isPlain }: Pick<ProcessDetailsProps, 'process' | 'isPlain'>) {
  const { type, status, priority, value, currency, estimatedCompletion } = process;
  const progress = computeProcessProgress(process);
  const tags = (
    <>
      <StatusTag view={processStatusDisplay[status]} size="small" />
      <StatusTag view={priorityDisplay[priority]} size="small" />
      <StatusTag view={processTypeDisplay[type]} size="small" />
    </>
  );
  return (
    <RecordHeader
      figures={[
        { label: 'Milestones', value: <ProgressValue {...progress} /> },
        { label: 'Value', value: formatExactAmount(value, currency) },
        { label: 'Estimated completion', value: formatDate(estimatedCompletion) },
      ]}
      tags={tags}
      step={isPlain ? getProcessNextStep(process) : undefined}
      stated={
        <>
          <div className={styles.tags}>{tags}</div>
          <ProgressBar {...progress} />
        </>
      }
    />
  );
}

export function ProcessDetails({ process, isOpen, now, actions, isPlain }: ProcessDetailsProps) {
  const { id, name, client, value, currency, estimatedCompletion } = process;
  const recordPath = useRecordPath();
  const record = useClientOfRecord(process);
  const screening = useScreening('process', isOpen ? process : undefined);
  const isWorked = useAvailability(processTerms.completeMilestone).state !== 'inert';
  const milestones = (
    <ProcessMilestones key={id} process={process} now={now} isInDrawer={isPlain} />
  );
  return (
    <Section title={name} actions={actions} look={isPlain ? 'plain' : 'card'}>
      <div className={styles.details}>
        <ProcessLead process={process} isPlain={isPlain} />
        <ScreeningNotice blocks={screening} />
        {isWorked && milestones}
        <DescriptionGrid
          items={[
            { label: 'ID', value: <CopyableText text={id} label="process ID" /> },
            {
              label: 'Client',
              value: record ? (
                <Link to={recordPath('clients', record.id)}>
                  <RecordText>{client}</RecordText>
                </Link>
              ) : (
                client
              ),
            },
            // In `live` mode, these rows are omitted, because the summary above already shows their values.
            ...(isWorked ? [] : [{ label: 'Value', value: formatExactAmount(value, currency) }]),
            { label: 'Start', value: formatDate(process.startDate) },
            ...(isWorked
              ? []
              : [{ label: 'Estimated completion', value: formatDate(estimatedCompletion) }]),
            { label: 'Current milestone', value: getCurrentMilestone(process)?.name },
          ]}
        />
        {!isWorked && milestones}
        <ProcessLog process={process} />
      </div>
    </Section>
  );
}
