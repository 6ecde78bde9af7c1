import { listParams, type ListDefinition } from 'shared-kernel/records';
import { contractParam } from '../screen';

export const contractListDefinition: ListDefinition = {
  key: 'contracts',
  title: 'Contracts',
  params: ['q', 'status', 'show', 'sort', 'dir', ...listParams],
  builtIn: () => [
    { name: 'All', query: '' },
    { name: 'Pending legal review', query: 'status=pending_review' },
    { name: 'Out for signature', query: 'show=to-sign' },
    { name: 'Signature declined', query: 'show=declined' },
  ],
  otherParams: [contractParam],
};
