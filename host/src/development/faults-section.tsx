import { useState } from 'react';
import { FilterSelect, Section, Switch } from 'shared-kernel/ui';
import { usePageRemotes } from '../federation/page-remotes';
import { changeCircumstances, readCircumstances } from './circumstances';
import styles from './development-page.module.css';
import { isDown, takeDown } from './remote-faults';

const storageOptions = [
  { value: 'none', label: 'Works' },
  { value: 'refused', label: 'Refused' },
  { value: 'full', label: 'Full' },
] as const;

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
