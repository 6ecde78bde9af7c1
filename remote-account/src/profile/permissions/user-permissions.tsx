import type { PortalKey } from 'shared-kernel/domain/portal';
import { useDescriptions } from 'shared-kernel/shell';
import { Section } from 'shared-kernel/ui';
import { useOwnCompany } from 'shared-kernel/workspace';
import styles from './user-permissions.module.css';
import { listPermissionLines } from './list-permission-lines';

interface OwnPermissionsProps {
  readonly portal: PortalKey;
}

export function UserPermissions({ portal }: OwnPermissionsProps) {
  const company = useOwnCompany();
  const { permissions } = useDescriptions();
  return (
    <Section
      title="Your permissions"
      description="Actions that you do not have permission for are hidden and blocked."
    >
      <dl className={styles.permissions}>
        {listPermissionLines(portal, permissions, company).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
