import { useState } from 'react';
import { readJson, sessionScopedStorage } from 'shared-kernel/shell';
import { FilterSelect, Section, Switch } from 'shared-kernel/ui';
import { overrides } from '../federation/overrides';
import { usePageRemotes } from '../federation/page-remotes';
import { overridesKey } from '../page/session-keys';
import { changeCircumstances, readCircumstances } from './circumstances';
import styles from './development-page.module.css';
import * as v from 'valibot';

const storageOptions = [
  { value: 'none', label: 'Works' },
  { value: 'refused', label: 'Refused' },
  { value: 'full', label: 'Full' },
] as const;

/** Where nothing answers. */
const nowhere = 'http://127.0.0.1:1/';

const askedSchema = v.object({ remotes: v.record(v.string(), v.string()) });

type Remotes = Readonly<Partial<Record<string, string>>>;

/** The remotes that this browser tab runs from its next page on; that page reads them for itself. */
const askedRemotes = (): Remotes =>
  readJson(askedSchema, sessionScopedStorage.get(overridesKey))?.remotes ?? overrides().remotes;

export const isDown = (remote: string): boolean => askedRemotes()[remote] === nowhere;

/** Takes a remote down for this browser tab from its next page on, as a preview of a release that is nowhere, or gives it back. */
export function takeDown(remote: string, isDown: boolean): void {
  const others = Object.entries(askedRemotes()).filter(([name]) => name !== remote);
  const remotes = Object.fromEntries(isDown ? [...others, [remote, nowhere]] : others);
  sessionScopedStorage.set(overridesKey, JSON.stringify({ remotes }));
}

/** What can be made to fail in this browser tab. */
export function FaultsSection() {
  const { names } = usePageRemotes();
  const [, redraw] = useState(0);
  return (
    <Section title="Faults" description="They apply to this browser tab from the next page load.">
      <FilterSelect
        label="Database"
        value={readCircumstances().storage}
        options={storageOptions}
        onChange={(storage) => changeCircumstances({ storage })}
      />
      <ul className={styles.faults}>
        {names.map((name) => (
          <li key={name}>
            <label>
              <Switch
                checked={isDown(name)}
                onChange={(isOn) => {
                  takeDown(name, isOn);
                  redraw((count) => count + 1);
                }}
              />
              The remote {name} is down
            </label>
          </li>
        ))}
      </ul>
    </Section>
  );
}
