import type { ScreenHeading } from 'shared-kernel/remote';

/** The query parameter that names the open case. */
export const caseParam = 'case';

export const complianceHeading: ScreenHeading = {
  title: 'Compliance Score Engine',
  lead: 'Every client’s score, screenings and milestones, and what is flagged.',
};
