import { Icon, Section, StatusTag } from 'shared-kernel/ui';
import { integrations, integrationStatusView, integrationView } from './integration';
import styles from './overview.module.css';

export function IntegrationStatus() {
  return (
    <Section title="Integration status">
      <ul className={styles.list}>
        {integrations.map((key) => (
          <li key={key} className={styles.row}>
            <span className={styles.name}>
              <Icon name={integrationView[key].icon} />
              {integrationView[key].label}
            </span>
            <StatusTag view={integrationStatusView} size="small" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
