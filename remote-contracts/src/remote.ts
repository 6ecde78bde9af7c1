import { describeCommands, type RemoteDescriptionInput } from 'shared-kernel/remote';
import { contractTerms } from './contract-management/commands/terms';
import { contractFilters, contractParam, contractsHeading } from './contract-management/screen';

export const remote = {
  format: 1,
  name: 'contracts',
  screens: {
    'contract-management': {
      tab: { key: 'contracts', label: 'Contracts', icon: 'document', order: 50 },
      heading: contractsHeading,
      records: [{ kind: 'contracts', param: contractParam }],
      filters: contractFilters,
      needs: ['records'],
      finds: [
        {
          kind: 'contracts',
          collection: 'contracts',
          label: 'title',
          unnamed: 'Untitled contract',
          detail: 'client',
          newest: 'lastModified',
          status: 'status',
          amount: { value: 'value' },
          people: [{ list: 'signatories', name: 'name', role: 'role' }],
          order: 10,
        },
      ],
      jumps: [
        {
          label: 'Create contract',
          group: 'actions',
          icon: 'document',
          query: { do: 'create-contract' },
          command: contractTerms.createContract.id,
        },
        {
          label: 'Contracts out for signature',
          group: 'actions',
          icon: 'signature',
          query: { show: 'to-sign' },
        },
        {
          label: 'Verify a file',
          group: 'actions',
          icon: 'shield-check',
          query: { do: 'verify-file' },
        },
      ],
    },
  },
  ...describeCommands(contractTerms),
} satisfies RemoteDescriptionInput;
