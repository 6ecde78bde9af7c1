import { useMemo } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { dayOf, formatDate } from 'shared-kernel/format';
import { Button, RecordText, Section, VirtualList } from 'shared-kernel/ui';
import { agendaDays, agendaOf, type AgendaEntry } from './calendar';
import styles from './agenda-list.module.css';
import { DueTag } from './due-tag';

interface AgendaListProps {
  readonly processes: readonly Process[];
  readonly now: string;
  readonly onOpen: (processId: string) => void;
}

const keyOf = ({ process, milestone }: AgendaEntry) => `${process.id} ${milestone.id}`;

/** As high as the calendar beside it. */
const height = 560;

/** What is late and what is due in the next two weeks, each the way to its process (PM4). */
export function AgendaList({ processes, now, onOpen }: AgendaListProps) {
  const entries = useMemo(() => agendaOf(processes, dayOf(now)), [processes, now]);
  return (
    <Section
      title={`Next ${agendaDays} days`}
      level={4}
      description={
        entries.length === 0 ? `Nothing is due in the next ${agendaDays} days.` : undefined
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
                <p className={styles.day}>
                  {formatDate(milestone.dueDate)} <DueTag due={milestone.dueDate} now={now} />
                </p>
              )}
              <Button type="link" size="small" onClick={() => onOpen(process.id)}>
                <RecordText>{milestone.name}</RecordText>
              </Button>
              <p className={styles.process}>
                <RecordText>{process.name}</RecordText>
              </p>
            </div>
          )}
        />
      )}
    </Section>
  );
}
