import { exportCommand } from 'shared-kernel/workspace';

export const exportSecurityReport = exportCommand({
  id: 'profile.securityReport',
  label: 'Downloaded the security report',
  inReference: true,
});
