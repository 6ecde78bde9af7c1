import { listParams, type ListDefinition } from 'shared-kernel/records';
import { clientParam } from '../screen';

export const clientListDefinition: ListDefinition = {
  key: 'clients',
  title: 'Clients',
  params: ['q', 'risk', 'show', 'sort', 'dir', ...listParams],
  builtIn: () => [
    { name: 'All', query: '' },
    { name: 'Open screenings', query: 'show=open-screenings' },
    { name: 'Documents to review', query: 'show=documents' },
    { name: 'High risk', query: 'risk=high' },
  ],
  otherParams: [clientParam],
};
