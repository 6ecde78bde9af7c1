import { useState } from 'react';
import { readJson, sessionScopedStorage } from 'shared-kernel/shell';
import { FilterSelect, Section, Switch } from 'shared-kernel/ui';
import { getCurrentOverrides } from '../federation/overrides';
import { usePageRemotes } from '../federation/page-remotes';
import { overridesKey } from '../page/session-keys';
import { changeDevelopmentSettings, readDevelopmentSettings } from './development-settings';
import styles from './development-page.module.css';
import * as v from 'valibot';

const storageOptions = [
  { value: 'none', label: 'Works' },
  { value: 'refused', label: 'Refused' },
  { value: 'full', label: 'Full' },
] as const;

/** A URL at which no server listens, so that every request fails. */
const nowhere = 'http://127.0.0.1:1/';

const overridesSchema = v.object({ remotes: v.record(v.string(), v.string()) });

type Remotes = Readonly<Partial<Record<string, string>>>;

const overriddenRemotes = (): Remotes =>
  readJson(overridesSchema, sessionScopedStorage.get(overridesKey))?.remotes ??
  getCurrentOverrides().remotes;

export const isRemoteDown = (remote: string): boolean => overriddenRemotes()[remote] === nowhere;

/**
 * Simulates an outage of a remote: after the next page load, the remote is requested from a URL at which no server
 * listens.
 */
export function setRemoteDown(remote: string, isDown: boolean): void {
  const others = Object.entries(overriddenRemotes()).filter(([name]) => name !== remote);
  const remotes = Object.fromEntries(isDown ? [...others, [remote, nowhere]] : others);
  sessionScopedStorage.set(overridesKey, JSON.stringify({ remotes }));
}

export function FaultsSection() {
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
