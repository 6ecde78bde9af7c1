import { classNames } from 'shared-kernel/format';
import { useCurrentPortal } from 'shared-kernel/shell';
import {
  Button,
  CardGridSkeleton,
  DataView,
  EmptyState,
  Icon,
  RecordText,
  RelativeTime,
  Section,
  StatusTag,
  toneClass,
} from 'shared-kernel/ui';
import { useAvailability, useCollection, useCommand, useRecord } from 'shared-kernel/workspace';
import { DueTag } from '../calendar/due-tag';
import { setProcessAlerts } from '../commands/set-process-alerts';
import { alertLevelView, type ProcessAlert } from '../list/process-parts';
import type { ProcessesShown } from '../list/use-listed-processes';
import { AlertSettings } from './alert-settings';
import { alertsAbout, dueOfAlert, isOpenAlert, overdueAlerts } from './process-alert-rules';
import styles from './process-alerts.module.css';
import { processTerms } from '../commands/terms';
import { firstProcessAlertSettings } from 'shared-kernel/domain/process';

interface AlertItemProps {
  readonly alert: ProcessAlert;
  /** When the work that it speaks of is due (`YYYY-MM-DD`), where it is still to be done. */
  readonly due: string | undefined;
  readonly now: string;
  readonly onOpen: (processId: string) => void;
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

/** There are no open alerts, or none about the processes that pass the filter. */
function NoAlerts({
  view,
  isFiltered,
}: Pick<ProcessesShown, 'view'> & { readonly isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <EmptyState
        title="No open alerts"
        description="An alert opens when a milestone is late or a dip test is rejected, and closes when the work is done."
      />
    );
  return (
    <EmptyState
      illustration="search"
      title="No alerts match"
      description="No alerts for the filtered processes."
      action={<Button onClick={view.clearFilter}>Clear filters</Button>}
    />
  );
}

interface OpenAlertsProps extends ProcessesShown {
  readonly all: readonly ProcessAlert[];
  readonly isSample: boolean;
}

/** The open alerts and those of what is late by now, each with its level and its process (PM7); of the processes that pass the filter, where one is on. */
function OpenAlerts({ all, isSample, found, view }: OpenAlertsProps) {
  const { processes, listed, now } = found;
  const isFiltered = listed.length < processes.length;
  const open = all.filter(isOpenAlert);
  const raised = isSample ? [] : overdueAlerts(processes, open, now);
  const current = [...open, ...raised];
  const shown = isFiltered ? alertsAbout(listed, current) : current;
  if (shown.length === 0) return <NoAlerts view={view} isFiltered={isFiltered} />;
  return (
    <Section title="Alerts">
      <ul className={styles.alerts} aria-label="Alerts">
        {shown.map((alert) => (
          <AlertItem
            key={alert.id}
            alert={alert}
            due={isSample ? undefined : dueOfAlert(alert, processes)}
            now={now}
            onOpen={view.open}
          />
        ))}
      </ul>
    </Section>
  );
}

/**
 * The open alerts, those of what is late by now among them, and how the user is alerted to them (PM7). The sample as
 * specified keeps its own.
 */
export function ProcessAlerts(parts: ProcessesShown) {
  const alerts = useCollection('processAlerts');
  const first = firstProcessAlertSettings(useCurrentPortal());
  const settings = useRecord('settings', first.id);
  const { run, availability } = useCommand(setProcessAlerts);
  const isSample = useAvailability(processTerms.completeMilestone).state === 'inert';
  return (
    <div className={styles.halves}>
      <DataView query={alerts} skeleton={<CardGridSkeleton count={4} />}>
        {(all) => <OpenAlerts {...parts} all={all} isSample={isSample} />}
      </DataView>
      <DataView query={settings} skeleton={<CardGridSkeleton count={1} />}>
        {(stored) => (
          <AlertSettings
            settings={stored ?? first}
            isSample={isSample}
            denial={availability.state === 'denied' ? availability.reason : undefined}
            onChange={(toggle, on) => void run({ [toggle]: on })}
          />
        )}
      </DataView>
    </div>
  );
}
