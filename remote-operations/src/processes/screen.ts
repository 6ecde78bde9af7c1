import type { ScreenHeading } from 'shared-kernel/remote';

export const processesHeading: ScreenHeading = {
  title: 'Process Management',
  lead: 'Transfers, trade finance and audits from their first milestone to the last.',
};
