import { listParams, type ListPlace } from 'shared-kernel/records';
import { contractParam } from '../screen';

/** The contract list, as its views are kept. */
export const contractListPlace: ListPlace = {
  key: 'contracts',
  title: 'Contracts',
  params: ['q', 'status', 'show', 'sort', 'dir', 'view', ...listParams],
  elsewhere: [contractParam],
};
