import type { ScreenHeading } from 'shared-kernel/remote';

/** The query parameter that names the open process. */
export const processParam = 'process';

/** By what others may narrow the list in a link: the query parameter behind each name. */
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
