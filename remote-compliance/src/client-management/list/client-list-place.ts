import { listParams, type ListPlace } from 'shared-kernel/records';
import { clientParam } from '../screen';

/** The client list, as its views are kept. */
export const clientListPlace: ListPlace = {
  key: 'clients',
  title: 'Clients',
  params: ['q', 'risk', 'show', 'sort', 'dir', 'view', ...listParams],
  builtIn: () => [
    { name: 'All', query: '' },
    { name: 'Open screenings', query: 'show=open-screenings' },
    { name: 'Documents to review', query: 'show=documents' },
    { name: 'High risk', query: 'risk=high' },
  ],
  elsewhere: [clientParam],
};
