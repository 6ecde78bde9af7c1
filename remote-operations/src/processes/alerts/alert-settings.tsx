import { useId } from 'react';
import { Section, Switch } from 'shared-kernel/ui';
import {
  liveAlertDescription,
  processAlertToggles,
  processAlertToggleView,
  type ProcessAlertToggle,
} from './alert-toggles';
import styles from './alert-settings.module.css';

interface AlertSettingsProps {
  readonly settings: Readonly<Record<ProcessAlertToggle, boolean>>;
  readonly denial: string | undefined;
  /** Whether it is the sample as specified, in whose words they are described. */
  readonly isSample: boolean;
  readonly onChange: (toggle: ProcessAlertToggle, on: boolean) => void;
}

/** Which alerts the user receives, and how (PM7). */
export function AlertSettings({ settings, denial, isSample, onChange }: AlertSettingsProps) {
  const id = useId();
  return (
    <Section title="Notification settings" description={denial}>
      <ul className={styles.settings}>
        {processAlertToggles.map((toggle) => {
          const { label, description } = processAlertToggleView[toggle];
          return (
            <li key={toggle} className={styles.setting}>
              <div>
                <label htmlFor={`${id}-${toggle}`}>{label}</label>
                <p id={`${id}-${toggle}-more`}>
                  {isSample ? description : liveAlertDescription[toggle]}
                </p>
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
