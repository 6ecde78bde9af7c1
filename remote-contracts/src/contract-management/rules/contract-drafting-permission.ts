import type { Permission } from 'shared-kernel/domain/portal';

export const contractDraftingPermission = {
  id: 'contract-drafting',
  label: 'Create and edit contracts',
  reason: 'Clients draft the contracts of their own company.',
  portals: { admin: 'all', client: 'own' },
} as const satisfies Permission;
