import { CardGridSkeleton, DataView } from 'shared-kernel/ui';
import {
  defaultProcessAlertSettings,
  processAlertSettingsId,
  useCommand,
  useProcessAlerts,
  useRecord,
} from 'shared-kernel/workspace';
import { AlertList } from './alert-list';
import { AlertSettings } from './alert-settings';
import styles from './process-alerts.module.css';

interface ProcessAlertsProps {
  readonly now: string;
  readonly onOpen: (processId: string) => void;
}

/** The alerts and which of them reach whom (PM7). */
export function ProcessAlerts({ now, onOpen }: ProcessAlertsProps) {
  const alerts = useProcessAlerts();
  const settings = useRecord('settings', processAlertSettingsId);
  const { run, availability } = useCommand('process.setAlerts');
  return (
    <div className={styles['halves']}>
      <DataView query={alerts} skeleton={<CardGridSkeleton count={4} />}>
        {(list) => <AlertList alerts={list} now={now} onOpen={onOpen} />}
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
