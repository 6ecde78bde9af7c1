import type { ScreenHeading } from 'shared-kernel/remote';

/** The query parameter that names the open process. */
export const processParam = 'process';

export const processesHeading: ScreenHeading = {
  title: 'Process Management',
  lead: 'Transfers, trade finance and audits from their first milestone to the last.',
};
