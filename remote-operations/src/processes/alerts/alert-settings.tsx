import { useId } from 'react';
import { Section, Switch } from 'shared-kernel/ui';
import { processAlertToggles, type ProcessAlertToggle } from '../commands/set-process-alerts';
import styles from './alert-settings.module.css';

/**
 * Labels and descriptions of the alert switches (PM7). The `live` description says that no email or text message is
 * sent.
 */
const toggleView: Readonly<
  Record<
    ProcessAlertToggle,
    { readonly label: string; readonly sample: string; readonly live: string }
  >
> = {
  emailCriticalAlerts: {
    label: 'Email critical alerts',
    sample: 'An immediate email when a critical deadline is at risk.',
    live: 'Notify me when a critical process misses a deadline. Requires Milestone deadlines in your profile. No email is sent.',
  },
  smsNotifications: {
    label: 'SMS notifications',
    sample: 'A text message for alerts that require a response within one hour.',
    live: 'Notify me when any other process misses a deadline. Requires Milestone deadlines in your profile. No text message is sent.',
  },
  dailyDigest: {
    label: 'Daily digest',
    sample: 'A summary every morning of items due that day.',
    live: 'Notify me when items are due, on the first visit to a portal each day. No email is sent.',
  },
};

interface AlertSettingsProps {
  readonly settings: Readonly<Record<ProcessAlertToggle, boolean>>;
  readonly denial: string | undefined;
  readonly isSample: boolean;
  readonly onChange: (toggle: ProcessAlertToggle, on: boolean) => void;
}

export function AlertSettings({ settings, denial, isSample, onChange }: AlertSettingsProps) {
  const id = useId();
  return (
    <Section title="Notification settings" description={denial}>
      <ul className={styles.settings}>
        {processAlertToggles.map((toggle) => {
          const { label, sample, live } = toggleView[toggle];
          return (
            <li key={toggle} className={styles.setting}>
              <div>
                <label htmlFor={`${id}-${toggle}`}>{label}</label>
                <p id={`${id}-${toggle}-more`}>{isSample ? sample : live}</p>
              </div>
              <Switch
                id={`${id}-${toggle}`}
                aria-label={label}
                aria-describedby={`${id}-${toggle}-more`}
                checked={settings[toggle]}
                disabled={denial !== undefined}
                onChange={(on) => onChange(toggle, on)}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
