import { type Process } from 'shared-kernel/domain/process';
import { Button, CardGridSkeleton, DataView, EmptyState } from 'shared-kernel/ui';
import {
  defaultProcessAlertSettings,
  useCollection,
  useCommand,
  useRecord,
} from 'shared-kernel/workspace';
import { alertsAbout } from './alerts-about';
import { AlertList } from './alert-list';
import { AlertSettings } from './alert-settings';
import { setProcessAlerts } from './commands/set-process-alerts';
import styles from './process-alerts.module.css';

interface ProcessAlertsProps {
  /** The processes whose alerts are shown; all alerts without them. */
  readonly about: readonly Process[] | undefined;
  readonly now: string;
  readonly onOpen: (processId: string) => void;
  readonly onClear: () => void;
}

/** The alerts and which of them reach whom (PM7). */
export function ProcessAlerts({ about, now, onOpen, onClear }: ProcessAlertsProps) {
  const alerts = useCollection('processAlerts');
  const settings = useRecord('settings', defaultProcessAlertSettings.id);
  const { run, availability } = useCommand(setProcessAlerts);
  return (
    <div className={styles['halves']}>
      <DataView query={alerts} skeleton={<CardGridSkeleton count={4} />}>
        {(all) => {
          const shown = about ? alertsAbout(about, all) : all;
          if (about && shown.length === 0)
            return (
              <EmptyState
                illustration="search"
                title="No alerts match"
                description="None of the processes that pass the filter has an alert."
                action={<Button onClick={onClear}>Clear filters</Button>}
              />
            );
          return <AlertList alerts={shown} now={now} onOpen={onOpen} />;
        }}
      </DataView>
      <DataView query={settings} skeleton={<CardGridSkeleton count={1} />}>
        {(stored) => (
          <AlertSettings
            settings={stored ?? defaultProcessAlertSettings}
            denial={availability.state === 'denied' ? availability.reason : undefined}
            onChange={(toggle, on) => void run({ [toggle]: on })}
          />
        )}
      </DataView>
    </div>
  );
}
