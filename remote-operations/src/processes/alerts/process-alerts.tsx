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
  getToneClass,
} from 'shared-kernel/ui';
import { useAvailability, useCollection, useCommand, useRecord } from 'shared-kernel/workspace';
import { DueTag } from '../due-tag';
import { setProcessAlerts } from '../commands/set-process-alerts';
import { alertLevelDisplay, type ProcessAlert } from '../rules/process-fields';
import type { ProcessTabProps } from '../use-filtered-processes';
import { AlertSettings } from './alert-settings';
import {
  findProcessAlerts,
  findAlertDueDate,
  isOpenAlert,
  createOverdueAlerts,
} from '../rules/process-alert-rules';
import styles from './process-alerts.module.css';
import { processTerms } from '../commands/terms';
import { createDefaultProcessAlertSettings } from 'shared-kernel/domain/process';

interface AlertItemProps {
  readonly alert: ProcessAlert;
  /** Due date (`YYYY-MM-DD`) of the alert's milestone. `undefined` if the milestone is completed. */
  readonly due: string | undefined;
  readonly now: string;
  readonly onOpen: (processId: string) => void;
}

function AlertItem({ alert, due, now, onOpen }: AlertItemProps) {
  const { level, title, message, processId, at } = alert;
  return (
    <li className={classNames(styles.alert, getToneClass(alertLevelDisplay[level].tone))}>
      <div className={styles.head}>
        <span className={styles.tags}>
          <StatusTag view={alertLevelDisplay[level]} size="small" />
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
        <span>
          Open <RecordText>{processId}</RecordText>
        </span>
        <Icon name="arrow-right" />
      </Button>
    </li>
  );
}

function NoAlerts({
  view,
  isFiltered,
}: Pick<ProcessTabProps, 'view'> & { readonly isFiltered: boolean }) {
  if (!isFiltered)
    return (
      <EmptyState
        title="No open alerts"
        description="Alerts appear when a milestone is overdue or a dip test is rejected."
      />
    );
  return (
    <EmptyState
      illustration="search"
      title="No alerts match"
      description="No process that matches the filters has an alert."
      action={<Button onClick={view.clearFilter}>Clear filters</Button>}
    />
  );
}

interface OpenAlertsProps extends ProcessTabProps {
  readonly all: readonly ProcessAlert[];
  readonly isSample: boolean;
}

function OpenAlerts({ all, isSample, found, view }: OpenAlertsProps) {
  const { processes, listed, now } = found;
  const isFiltered = listed.length < processes.length;
  const open = all.filter(isOpenAlert);
  const raised = isSample ? [] : createOverdueAlerts(processes, open, now);
  const current = [...open, ...raised];
  const shown = isFiltered ? findProcessAlerts(listed, current) : current;
  if (shown.length === 0) return <NoAlerts view={view} isFiltered={isFiltered} />;
  return (
    <Section title="Alerts">
      <ul className={styles.alerts} aria-label="Alerts">
        {shown.map((alert) => (
          <AlertItem
            key={alert.id}
            alert={alert}
            due={isSample ? undefined : findAlertDueDate(alert, processes)}
            now={now}
            onOpen={view.open}
          />
        ))}
      </ul>
    </Section>
  );
}

/**
 * Open alerts, overdue milestones and alert settings (PM7). In `reference` mode, only the alerts of the sample data are
 * shown.
 */
export function ProcessAlerts(parts: ProcessTabProps) {
  const alerts = useCollection('processAlerts');
  const first = createDefaultProcessAlertSettings(useCurrentPortal());
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
