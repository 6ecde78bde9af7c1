import { portalAuditAccess, type Permission, type PortalKey } from 'shared-kernel/domain/portal';

interface PermissionLine {
  readonly label: string;
  readonly value: string;
}

function ownText(portal: PortalKey, company: string | undefined): string {
  if (portal === 'client') return `Yes, for ${company ?? 'your company'}`;
  return portal === 'vendor'
    ? 'Yes, for items assigned to vendors'
    : 'Yes, for steps assigned to your portal';
}

export function listPermissionLines(
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
        ? 'Yes, for all records'
        : 'Yes, except for audit log details',
    },
    {
      label: 'Change your profile and preferences, and mark notifications',
      value: 'Yes, for your profile',
    },
    ...permissions.map((permission) => ({
      label: permission.label,
      value: valueOf(permission),
    })),
  ];
}
