import { viewCommand } from 'shared-kernel/workspace';

/** Whether the profile says what its portal may do; the sample knows no permissions. */
export const viewDuties = viewCommand({
  id: 'profile.viewDuties',
  label: 'Viewed the duties',
  inReference: false,
});
