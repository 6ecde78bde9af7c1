import { portalAuditAccess, type Permission, type PortalKey } from 'shared-kernel/domain/portal';

interface PermissionLine {
  readonly label: string;
  readonly value: string;
}

function ownText(portal: PortalKey, company: string | undefined): string {
  if (portal === 'client') return `Yes, for ${company ?? 'your own company'}`;
  return portal === 'vendor' ? 'Yes, where it is assigned to vendors' : 'Yes, your portal’s part';
}

export function permissionLines(
  portal: PortalKey,
  permissions: readonly Permission[],
  company?: string,
): readonly PermissionLine[] {
  const valueOf = ({ portals, reason }: Permission) => {
    if (portals[portal] === undefined) return `No. ${reason}`;
    return portals[portal] === 'all' ? 'Yes' : ownText(portal, company);
  };
  return [
    {
      label: 'View, search and export',
      value: portalAuditAccess[portal]
        ? 'Yes, everything'
        : 'Yes, everything but the details of the audit log',
    },
    { label: 'Change profile, preferences and notification marks', value: 'Yes, your own' },
    ...permissions.map((permission) => ({
      label: permission.label,
      value: valueOf(permission),
    })),
  ];
}
