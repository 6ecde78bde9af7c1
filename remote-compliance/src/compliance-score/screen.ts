import type { ScreenHeading } from 'shared-kernel/remote';

export const complianceRecordParam = 'case';

/** Query parameters of the compliance list that links from other screens can set. */
export const complianceFilterParams = {
  risk: 'risk',
  band: 'band',
  show: 'show',
  waits: 'waits',
  sort: 'sort',
} as const;

export const complianceHeading: ScreenHeading = {
  title: 'Compliance Score Engine',
  lead: 'Scores, screenings, milestones and flagged issues of every client.',
};

export const queueHeading: ScreenHeading = {
  title: 'Review queue',
  lead: 'Cases that need a decision, by due date and amount.',
};
