import type { RemoteDescriptionInput } from 'shared-kernel/remote';
import { contractsHeading } from './contract-management/heading';

export const contractParam = 'contract';

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
