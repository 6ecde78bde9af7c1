import type { Process } from 'shared-kernel/domain/process';
import { formatDate } from 'shared-kernel/format';
import { Button, RecordText, Section, StatusTag } from 'shared-kernel/ui';
import { processMilestoneStatusView } from '../list/process-parts';
import type { CalendarDay } from './calendar';
import styles from './day-panel.module.css';
import { MilestoneTagMark } from '../milestones/milestone-tag-mark';

interface DayPanelProps {
  readonly day: CalendarDay;
  readonly processes: readonly Process[];
  readonly onOpen: (processId: string) => void;
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

/** What is due on the selected day, with its process (PM5). */
export function DayPanel({ day, processes, onOpen, onClose }: DayPanelProps) {
  const due = dueOn(day, processes);
  return (
    <Section
      title={formatDate(day.date)}
      description={due.length === 0 ? 'Nothing is due on this day.' : undefined}
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
                  <MilestoneTagMark key={tag.kind} tag={tag} />
                ))}
              </div>
              <p className={styles.name}>
                <RecordText>{milestone.name}</RecordText>
                <StatusTag view={processMilestoneStatusView[milestone.status]} size="small" />
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
