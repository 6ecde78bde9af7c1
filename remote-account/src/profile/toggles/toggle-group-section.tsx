import { Fragment, type ReactNode } from 'react';
import type { ToggleGroup, ToggleKey } from '../rules/toggle';
import { Section } from 'shared-kernel/ui';
import styles from './toggle-group-section.module.css';
import { ToggleRow } from './toggle-row';
import type { ToggleState } from './use-toggles';

interface ToggleGroupSectionProps {
  readonly group: ToggleGroup;
  readonly toggles: ToggleState;
  readonly actions?: ReactNode;
  readonly rowAfter?: (key: ToggleKey) => ReactNode;
  readonly footer?: ReactNode;
}

export function ToggleGroupSection({
  group,
  toggles,
  actions,
  rowAfter,
  footer,
}: ToggleGroupSectionProps) {
  const denial = group.toggles
    .map(({ key }) => toggles.availabilityOf(key))
    .find(({ state }) => state === 'denied');
  return (
    <Section title={group.title} description={denial?.reason} actions={actions}>
      <ul className={styles.toggles}>
        {group.toggles.map((toggle) => (
          <Fragment key={toggle.key}>
            <ToggleRow
              label={toggle.label}
              description={toggles.descriptionOf(toggle)}
              isOn={toggles.isOn(toggle.key)}
              isDenied={toggles.availabilityOf(toggle.key).state === 'denied'}
              onChange={(on) => toggles.set(toggle.key, on)}
            />
            {rowAfter?.(toggle.key)}
          </Fragment>
        ))}
      </ul>
      {footer}
    </Section>
  );
}
