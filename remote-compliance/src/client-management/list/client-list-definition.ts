import { listParams, type ListDefinition } from 'shared-kernel/records';
import { clientParam } from '../screen';

/** URL parameters and built-in views of the client list, for saved views. */
export const clientListDefinition: ListDefinition = {
  key: 'clients',
  title: 'Clients',
  params: ['q', 'risk', 'show', 'sort', 'dir', 'view', ...listParams],
  builtIn: () => [
    { name: 'All', query: '' },
    { name: 'Open screenings', query: 'show=open-screenings' },
    { name: 'Documents to review', query: 'show=documents' },
    { name: 'High risk', query: 'risk=high' },
  ],
  otherParams: [clientParam],
};
