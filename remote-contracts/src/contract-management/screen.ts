import type { ScreenHeading } from 'shared-kernel/remote';

/** The query parameter that names the open contract. */
export const contractParam = 'contract';

/** By what others may narrow the list in a link: the query parameter behind each name. */
export const contractFilters = { status: 'status', show: 'show', dir: 'dir' } as const;

export const contractsHeading: ScreenHeading = {
  title: 'Contract Management',
  lead: 'Create contracts, follow their legal review and signatures, and book their notarization.',
};
