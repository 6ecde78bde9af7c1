import { useState } from 'react';
import { formatDateTime } from 'shared-kernel/format';
import { Button, Section } from 'shared-kernel/ui';
import { changeDevelopmentSettings, readDevelopmentSettings } from './development-settings';
import styles from './development-page.module.css';

const dayMs = 86_400_000;

const steps = [
  { label: '30 days back', days: -30 },
  { label: '1 day back', days: -1 },
  { label: '1 day forward', days: 1 },
  { label: '30 days forward', days: 30 },
];

export function ClockSection() {
  const { clockMs } = readDevelopmentSettings();
  const [now] = useState(() => new Date().toISOString());
  const days = clockMs / dayMs;
  return (
    <Section title="Clock" description="Changing the clock reloads the page.">
      <p className={styles.clock}>
        {formatDateTime(now)}
        <small>
          {days === 0 ? 'device time' : `${days > 0 ? '+' : '−'}${Math.abs(days)} days`}
        </small>
      </p>
      <div className={styles.choices}>
        {steps.map((step) => (
          <Button
            key={step.label}
            onClick={() => changeDevelopmentSettings({ clockMs: clockMs + step.days * dayMs })}
          >
            {step.label}
          </Button>
        ))}
        <Button disabled={clockMs === 0} onClick={() => changeDevelopmentSettings({ clockMs: 0 })}>
          Use device time
        </Button>
      </div>
    </Section>
  );
}
