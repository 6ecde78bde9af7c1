import type { ScreenHeading } from 'shared-kernel/remote';

/** Query parameter of the open process. */
export const processParam = 'process';

/** Filters that links may use: the query parameter of each. */
export const processFilters = {
  status: 'status',
  due: 'due',
  assignee: 'assignee',
  currency: 'currency',
  from: 'from',
  to: 'to',
} as const;

export const processesHeading: ScreenHeading = {
  title: 'Process Management',
  lead: 'Track milestones of transfers, trade finance and audits.',
};
