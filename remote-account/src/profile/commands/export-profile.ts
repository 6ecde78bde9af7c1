import { exportCommand } from 'shared-kernel/workspace';

export const exportProfile = exportCommand({
  id: 'profile.export',
  label: 'Exported the profile',
  inReference: true,
});
