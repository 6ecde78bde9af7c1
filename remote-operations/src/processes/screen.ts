import type { ScreenHeading } from 'shared-kernel/remote';

export const processParam = 'process';

/** Query parameters of the process filters that links from other screens can set. */
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
