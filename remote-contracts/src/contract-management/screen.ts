import type { ScreenHeading } from 'shared-kernel/remote';

export const contractsHeading: ScreenHeading = {
  title: 'Contract Management',
  lead: 'Create contracts, follow their legal review and signatures, and book their notarization.',
};
