import { exportCommand, viewCommand } from 'shared-kernel/workspace';

export const exportProfile = exportCommand({
  id: 'profile.export',
  label: 'Exported the profile',
  inReference: true,
});

export const exportSecurityReport = exportCommand({
  id: 'profile.securityReport',
  label: 'Downloaded the security report',
  inReference: true,
});

/** Whether the profile says what its portal may do; the sample knows no permissions. */
export const viewDuties = viewCommand({
  id: 'profile.viewDuties',
  label: 'Viewed the duties',
  inReference: false,
});
