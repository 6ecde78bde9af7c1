import type { ScreenHeading } from 'shared-kernel/remote';

export const analyticsHeading: ScreenHeading = {
  title: 'System Analytics',
  lead: 'Volumes, contracts, compliance and the health of the platform.',
  isDated: true,
};
