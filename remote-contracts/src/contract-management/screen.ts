import type { ScreenHeading } from 'shared-kernel/remote';

export const contractParam = 'contract';

/** Query parameters of the contract list that links from other screens can set. */
export const contractFilters = { status: 'status', show: 'show', dir: 'dir' } as const;

export const contractsHeading: ScreenHeading = {
  title: 'Contract Management',
  lead: 'Create contracts, track legal reviews and signatures, and schedule notarizations.',
};
