import { commonStatusDisplay } from 'shared-kernel/domain/status';
import { Icon, Section, StatusTag } from 'shared-kernel/ui';
import { useSimulationNote } from 'shared-kernel/workspace';
import styles from './overview.module.css';

const integrations = [
  { label: 'Calendar', icon: 'calendar' },
  { label: 'E-signature', icon: 'signature' },
  { label: 'Video conference', icon: 'video' },
  { label: 'File storage', icon: 'archive' },
] as const;

/**
 * Lists the integrations of the sample data. In `live` mode, a note says that this demo connects to no other service.
 */
export function IntegrationStatus() {
  const remark = useSimulationNote(
    'Sample values. This demo is not connected to external services.',
  );
  return (
    <Section title="Integration status" description={remark}>
      <ul className={styles.list}>
        {integrations.map(({ label, icon }) => (
          <li key={label} className={styles.row}>
            <span className={styles.name}>
              <Icon name={icon} />
              {label}
            </span>
            <StatusTag view={commonStatusDisplay.active} size="small" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
