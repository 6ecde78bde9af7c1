import { securityStatusView } from './status-views';
import { Section, StatusTag } from 'shared-kernel/ui';
import styles from './analytics.module.css';
import { useSecurityControls } from './use-security-controls';

/** Which protections are in force (AN2). */
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
            <StatusTag view={securityStatusView[status]} size="small" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
