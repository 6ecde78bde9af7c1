import { listParams, type ListDefinition } from 'shared-kernel/records';
import { reviewCaseParam } from '../review-case-param';

export const queueListDefinition: ListDefinition = {
  key: 'review-cases',
  title: 'Review cases',
  opensAs: 'table',
  params: ['q', 'status', 'whose', 'cause', ...listParams],
  builtIn: () => [
    { name: 'Open or pending your approval', query: '' },
    { name: 'Open', query: 'status=open' },
    { name: 'Mine', query: 'status=all&whose=mine' },
    { name: 'Awaiting my approval', query: 'status=waiting&whose=approve' },
    { name: 'Resolved', query: 'status=resolved' },
  ],
  otherParams: [reviewCaseParam],
};
