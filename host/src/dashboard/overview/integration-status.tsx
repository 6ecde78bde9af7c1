import { commonStatus, type IconName, type StatusView } from 'shared-kernel/domain/status';
import { classNames } from 'shared-kernel/format';
import { Icon, Section, StatusTag } from 'shared-kernel/ui';
import { useInventedRemark } from 'shared-kernel/workspace';
import styles from './overview.module.css';

interface IntegrationStatusProps {
  /** Whether they are side by side in one line, where there is room. */
  readonly isStrip?: boolean;
}

/** The integrations of the status list in their order (F5). */
export const integrations = ['calendar', 'eSignature', 'videoConference', 'fileStorage'] as const;

type Integration = (typeof integrations)[number];

/** How each integration reads on screen (F5). */
export const integrationView: Record<
  Integration,
  { readonly label: string; readonly icon: IconName }
> = {
  calendar: { label: 'Calendar', icon: 'calendar' },
  eSignature: { label: 'E-signature', icon: 'signature' },
  videoConference: { label: 'Video conference', icon: 'video' },
  fileStorage: { label: 'File storage', icon: 'archive' },
};

/** Every integration of the sample is Active (F5). */
export const integrationStatusView: StatusView = commonStatus.active;

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
