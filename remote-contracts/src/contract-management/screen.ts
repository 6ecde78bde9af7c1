import type { ScreenHeading } from 'shared-kernel/remote';

/** The query parameter that names the open contract. */
export const contractParam = 'contract';

export const contractsHeading: ScreenHeading = {
  title: 'Contract Management',
  lead: 'Create contracts, follow their legal review and signatures, and book their notarization.',
};
