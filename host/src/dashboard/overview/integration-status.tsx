import { classNames } from 'shared-kernel/format';
import { Icon, Section, StatusTag } from 'shared-kernel/ui';
import { useInventedRemark } from 'shared-kernel/workspace';
import { integrations, integrationStatusView, integrationView } from './integration';
import styles from './overview.module.css';

interface IntegrationStatusProps {
  /** Whether they are side by side in one line, where there is room. */
  readonly isStrip?: boolean;
}

/** The integrations of the sample, which are none here; `reference` says only what the sample does. */
export function IntegrationStatus({ isStrip = false }: IntegrationStatusProps) {
  const remark = useInventedRemark('Sample values. This demo connects to no other service.');
  return (
    <Section title="Integration status" description={remark}>
      <ul className={classNames(styles.list, isStrip && styles.strip)}>
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
