import type { Process, ProcessAlert } from 'shared-kernel/domain/process';
import { ShowAllCompanies } from 'shared-kernel/records';
import { Button, CardGridSkeleton, DataView, EmptyState } from 'shared-kernel/ui';
import {
  defaultProcessAlertSettings,
  useAvailability,
  useCollection,
  useCommand,
  useRecord,
  useCompanyScope,
} from 'shared-kernel/workspace';
import { AlertList } from './alert-list';
import { AlertSettings } from './alert-settings';
import { setProcessAlerts } from '../commands/set-process-alerts';
import { milestoneTerms } from '../commands/terms';
import styles from './process-alerts.module.css';
import { alertsAbout, dueOfAlert, isOpenAlert, overdueAlerts } from './process-alert-rules';

interface ProcessAlertsProps {
  readonly processes: readonly Process[];
  /** The processes whose alerts are shown; all alerts without them. */
  readonly about: readonly Process[] | undefined;
  readonly now: string;
  readonly onOpen: (processId: string) => void;
  readonly onClear: () => void;
}

type OpenAlertsProps = ProcessAlertsProps & {
  readonly all: readonly ProcessAlert[];
  readonly isSample: boolean;
};

/** The open alerts and those of what is late by now; of the processes that pass the filter, where one is on. */
function OpenAlerts({ all, isSample, processes, about, now, onOpen, onClear }: OpenAlertsProps) {
  const scope = useCompanyScope();
  const open = all.filter(isOpenAlert);
  const raised = isSample ? [] : overdueAlerts(processes, open, now);
  const current = [...open, ...raised];
  const shown = about ? alertsAbout(about, current) : current;
  if (about && shown.length === 0)
    return (
      <EmptyState
        illustration="search"
        title="No alerts match"
        description="No alerts for the filtered processes."
        action={
          <>
            <Button onClick={onClear}>Clear filters</Button> <ShowAllCompanies scope={scope} />
          </>
        }
      />
    );
  if (shown.length === 0)
    return (
      <EmptyState
        title="No open alerts"
        description="An alert opens when a milestone is late or a dip test is rejected, and closes when the work is done."
      />
    );
  return (
    <AlertList
      alerts={shown}
      dueOf={(alert) => (isSample ? undefined : dueOfAlert(alert, processes))}
      now={now}
      onOpen={onOpen}
    />
  );
}

/**
 * The open alerts, those of what is late by now among them, and how the user is alerted to them (PM7). The sample as
 * specified keeps its own.
 */
export function ProcessAlerts(props: ProcessAlertsProps) {
  const alerts = useCollection('processAlerts');
  const settings = useRecord('settings', defaultProcessAlertSettings.id);
  const { run, availability } = useCommand(setProcessAlerts);
  const isSample = useAvailability(milestoneTerms).state === 'inert';
  return (
    <div className={styles.halves}>
      <DataView query={alerts} skeleton={<CardGridSkeleton count={4} />}>
        {(all) => <OpenAlerts {...props} all={all} isSample={isSample} />}
      </DataView>
      <DataView query={settings} skeleton={<CardGridSkeleton count={1} />}>
        {(stored) => (
          <AlertSettings
            settings={stored ?? defaultProcessAlertSettings}
            isSample={isSample}
            denial={availability.state === 'denied' ? availability.reason : undefined}
            onChange={(toggle, on) => void run({ [toggle]: on })}
          />
        )}
      </DataView>
    </div>
  );
}
