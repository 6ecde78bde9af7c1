import { useState } from 'react';
import { classNames, formatDateTime } from 'shared-kernel/format';
import { dashboardPath, readJson, sessionScopedStorage } from 'shared-kernel/shell';
import { Button, FilterSelect, ScreenHeader, Section, Switch } from 'shared-kernel/ui';
import * as v from 'valibot';
import page from '../brand/page.module.css';
import { PlainHeader } from '../brand/plain-header';
import { DashboardProviders } from '../dashboard/dashboard-providers';
import { getCurrentOverrides } from '../federation/overrides';
import { usePageRemotes } from '../federation/page-remotes';
import { usePageTitle } from '../page/page-title';
import { overridesKey } from '../page/session-keys';
import { changeDevelopmentSettings, readDevelopmentSettings } from './development-settings';
import styles from './development-page.module.css';

const dayMs = 86_400_000;

const steps = [
  { label: '30 days back', days: -30 },
  { label: '1 day back', days: -1 },
  { label: '1 day forward', days: 1 },
  { label: '30 days forward', days: 30 },
];

function ClockSection() {
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

const storageOptions = [
  { value: 'none', label: 'Works' },
  { value: 'refused', label: 'Refused' },
  { value: 'full', label: 'Full' },
] as const;

/** Address without a server. Every request to it fails. */
const nowhere = 'http://127.0.0.1:1/';

const overridesSchema = v.object({ remotes: v.record(v.string(), v.string()) });

type Remotes = Readonly<Partial<Record<string, string>>>;

const overriddenRemotes = (): Remotes =>
  readJson(overridesSchema, sessionScopedStorage.get(overridesKey))?.remotes ??
  getCurrentOverrides().remotes;

export const isRemoteDown = (remote: string): boolean => overriddenRemotes()[remote] === nowhere;

/**
 * Simulates an outage of a remote, starting with the next page load. An override sets an unreachable URL for the
 * remote.
 */
export function setRemoteDown(remote: string, isDown: boolean): void {
  const others = Object.entries(overriddenRemotes()).filter(([name]) => name !== remote);
  const remotes = Object.fromEntries(isDown ? [...others, [remote, nowhere]] : others);
  sessionScopedStorage.set(overridesKey, JSON.stringify({ remotes }));
}

function FaultsSection() {
  const { names } = usePageRemotes();
  const [, redraw] = useState(0);
  return (
    <Section
      title="Faults"
      description="Faults apply to this browser tab after the next page load."
    >
      <FilterSelect
        label="Database"
        value={readDevelopmentSettings().storage}
        options={storageOptions}
        onChange={(storage) => changeDevelopmentSettings({ storage })}
      />
      <ul className={styles.faults}>
        {names.map((name) => (
          <li key={name}>
            <label>
              <Switch
                checked={isRemoteDown(name)}
                onChange={(isOn) => {
                  setRemoteDown(name, isOn);
                  redraw((count) => count + 1);
                }}
              />
              Simulate outage: {name}
            </label>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Page that changes the clock and simulates faults in this browser tab. Only `npm run dev` serves this page. */
export function DevelopmentPage() {
  usePageTitle('Development');

  return (
    <DashboardProviders portal="admin">
      <div className={page.page}>
        <PlainHeader />
        <main className={classNames(page.width, styles.main)}>
          <ScreenHeader
            level={1}
            title="Development"
            description="Simulated time and faults for this browser tab."
            actions={
              <Button type="primary" href={dashboardPath('admin')}>
                Open the dashboard
              </Button>
            }
          />
          <div className={styles.columns}>
            <ClockSection />
            <FaultsSection />
          </div>
        </main>
      </div>
    </DashboardProviders>
  );
}
