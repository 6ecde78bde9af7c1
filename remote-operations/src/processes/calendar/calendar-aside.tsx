import { useMemo } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { toLocalDate, formatDate } from 'shared-kernel/format';
import { Button, RecordText, Section, StatusTag, VirtualList } from 'shared-kernel/ui';
import { processMilestoneStatusDisplay } from '../rules/process-fields';
import { agendaDayCount, createAgenda, type AgendaEntry, type CalendarDay } from './calendar';
import styles from './calendar-aside.module.css';
import { MilestoneTagIcon } from './calendar-legend';
import { DueTag } from '../due-tag';

interface AsideProps {
  readonly processes: readonly Process[];
  readonly onOpen: (processId: string) => void;
}

interface AgendaProps extends AsideProps {
  readonly now: string;
}

const keyOf = ({ process, milestone }: AgendaEntry) => `${process.id} ${milestone.id}`;

/** Height of the calendar in px. */
const height = 560;

/** List of overdue milestones and of milestones that are due in the next two weeks. Each links to its process (PM4). */
export function CalendarAgenda({ processes, now, onOpen }: AgendaProps) {
  const entries = useMemo(() => createAgenda(processes, toLocalDate(now)), [processes, now]);
  return (
    <Section
      title={`Next ${agendaDayCount} days`}
      level={4}
      description={
        entries.length === 0
          ? `No milestones are due in the next ${agendaDayCount} days.`
          : undefined
      }
    >
      {entries.length > 0 && (
        <VirtualList
          label="Agenda"
          items={entries}
          itemKey={keyOf}
          estimateSize={72}
          height={height}
          renderItem={({ process, milestone }, above) => (
            <div className={styles.entry}>
              {above?.milestone.dueDate !== milestone.dueDate && (
                <p className={styles.agendaDay}>
                  {formatDate(milestone.dueDate)} <DueTag due={milestone.dueDate} now={now} />
                </p>
              )}
              <Button type="link" size="small" onClick={() => onOpen(process.id)}>
                <RecordText>{milestone.name}</RecordText>
              </Button>
              <p className={styles.meta}>
                <RecordText>{process.name}</RecordText>
              </p>
            </div>
          )}
        />
      )}
    </Section>
  );
}

interface DayPanelProps extends AsideProps {
  readonly day: CalendarDay;
  readonly onClose: () => void;
}

function dueOn({ tags }: CalendarDay, processes: readonly Process[]) {
  const ids = new Set(tags.map(({ milestoneId }) => milestoneId));
  return processes.flatMap((process) =>
    process.milestones
      .filter(({ id }) => ids.has(id))
      .map((milestone) => ({
        process,
        milestone,
        tags: tags.filter(({ milestoneId }) => milestoneId === milestone.id),
      })),
  );
}

export function CalendarDayPanel({ day, processes, onOpen, onClose }: DayPanelProps) {
  const due = dueOn(day, processes);
  return (
    <Section
      title={formatDate(day.date)}
      description={due.length === 0 ? 'No milestones are due on this day.' : undefined}
      actions={
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      }
    >
      {due.length > 0 && (
        <ul className={styles.due} aria-label="Milestones due">
          {due.map(({ process, milestone, tags }) => (
            <li key={`${process.id}-${milestone.id}`} className={styles.milestone}>
              <div className={styles.tags}>
                {tags.map((tag) => (
                  <MilestoneTagIcon key={tag.kind} tag={tag} />
                ))}
              </div>
              <p className={styles.name}>
                <RecordText>{milestone.name}</RecordText>
                <StatusTag view={processMilestoneStatusDisplay[milestone.status]} size="small" />
              </p>
              <p className={styles.meta}>
                <RecordText>{process.client}</RecordText> · assigned to{' '}
                <RecordText>{milestone.assignedTo}</RecordText>
              </p>
              <Button type="link" size="small" onClick={() => onOpen(process.id)}>
                <RecordText>{process.name}</RecordText>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
