import type { ScreenHeading } from 'shared-kernel/remote';

export const complianceHeading: ScreenHeading = {
  title: 'Compliance Score Engine',
  lead: 'Every client’s score, screenings and milestones, and what is flagged.',
};
