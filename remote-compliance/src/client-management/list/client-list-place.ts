import { listParams, type ListPlace } from 'shared-kernel/records';
import { clientParam } from '../screen';

/** The client list, as its views are kept. */
export const clientListPlace: ListPlace = {
  key: 'clients',
  title: 'Clients',
  params: ['q', 'risk', 'show', 'sort', 'dir', 'view', ...listParams],
  elsewhere: [clientParam],
};
