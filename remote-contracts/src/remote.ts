import type { RemoteDescriptionInput } from 'shared-kernel/remote';

export const contractParam = 'contract';

export const contractsHeading = {
  title: 'Contract Management',
  lead: 'Create contracts, follow their legal review and signatures, and book their notarization.',
};

export const remote = {
  format: 1,
  name: 'contracts',
  screens: {
    'contract-management': {
      tab: { key: 'contracts', label: 'Contracts', icon: 'document', order: 50 },
      heading: contractsHeading,
      records: [{ kind: 'contracts', param: contractParam }],
      needs: ['records'],
      finds: [
        {
          kind: 'contracts',
          collection: 'contracts',
          label: 'title',
          unnamed: 'Untitled contract',
          detail: 'client',
          order: 10,
        },
      ],
    },
  },
} satisfies RemoteDescriptionInput;
