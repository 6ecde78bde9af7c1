import { listParams, type ListPlace } from 'shared-kernel/records';
import { reviewParam } from '../review-param';

/** The queue of review cases, as its views are kept. */
export const queueListPlace: ListPlace = {
  key: 'review-cases',
  title: 'Review cases',
  params: ['q', 'status', 'whose', 'cause', ...listParams],
  builtIn: () => [
    { name: 'Open and waiting for you', query: '' },
    { name: 'Open', query: 'status=open' },
    { name: 'Mine', query: 'status=all&whose=mine' },
    { name: 'To approve', query: 'status=waiting&whose=approve' },
    { name: 'Resolved', query: 'status=resolved' },
  ],
  elsewhere: [reviewParam],
};
