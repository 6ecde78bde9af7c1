import { Section, StatusTag } from 'shared-kernel/ui';
import styles from './analytics.module.css';
import { usePreferencesValue } from 'shared-kernel/shell';
import { useAvailability, useCollection, computeKpis } from 'shared-kernel/workspace';
import { securityStatusDisplay } from './platform-status';
import { sampleSecurityControls, createSecurityControls } from './security-controls';

function useSecurityControls() {
  const profiles = useCollection('profiles').data;
  const { shareUsageData } = usePreferencesValue();
  const isFixed = useAvailability(computeKpis).state === 'inert';
  if (isFixed) return sampleSecurityControls;
  return createSecurityControls({ profiles, shareUsageData });
}

export function SecurityStatus() {
  const controls = useSecurityControls();
  return (
    <Section title="Security status">
      <ul className={styles.list}>
        {controls.map(({ id, name, status, detail }) => (
          <li key={id} className={styles.control}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.detail}>{detail}</p>
            </div>
            <StatusTag view={securityStatusDisplay[status]} size="small" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
