import type { Process } from 'shared-kernel/domain/process';
import type { TableOptions } from 'shared-kernel/records';
import { ProcessAlerts } from './alerts/process-alerts';
import { ProcessAnalytics } from './analytics/process-analytics';
import { ProcessCalendar } from './calendar/process-calendar';
import { ProcessOverview } from './list/process-overview';
import type { ProcessView } from './use-process-view';

interface ProcessTabPanelProps {
  readonly processes: readonly Process[];
  /** What the filter lets through. */
  readonly listed: readonly Process[];
  /** Says whose processes the figures count. */
  readonly note: string | undefined;
  readonly view: ProcessView;
  readonly now: string;
  /** How the overview shows as a table; absent where it shows as a list. */
  readonly table: TableOptions<Process> | undefined;
}

/** The process that the calendar shows; all of them without one. */
const calendarProcess = ({
  view,
  processes,
  listed,
}: Pick<ProcessTabPanelProps, 'view' | 'processes' | 'listed'>) =>
  view.isCalendarOfAll
    ? undefined
    : (processes.find(({ id }) => id === view.processId) ?? listed[0]);

/** What the open tab shows (PM1). */
export function ProcessTabPanel({
  processes,
  listed,
  note,
  view,
  now,
  table,
}: ProcessTabPanelProps) {
  switch (view.tab) {
    case 'overview':
      return (
        <ProcessOverview
          processes={processes}
          listed={listed}
          view={view}
          now={now}
          table={table}
        />
      );
    case 'calendar':
      return (
        <ProcessCalendar
          processes={listed}
          process={calendarProcess({ view, processes, listed })}
          day={view.day}
          now={now}
          onProcess={view.showInCalendar}
          away={view.away}
          onMove={view.moveCalendar}
          onDay={view.selectDay}
          onOpen={view.open}
        />
      );
    case 'alerts':
      return (
        <ProcessAlerts
          processes={processes}
          about={listed.length < processes.length ? listed : undefined}
          now={now}
          onOpen={view.open}
          onClear={view.clearFilter}
        />
      );
    case 'analytics':
      return <ProcessAnalytics processes={listed} note={note} now={now} />;
  }
}
