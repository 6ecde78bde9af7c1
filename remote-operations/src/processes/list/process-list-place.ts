import { listParams, type ListPlace } from 'shared-kernel/records';
import { processParam } from '../screen';
import { processFilterParams } from './process-filter-params';

/** The process list, as its views are kept. */
export const processListPlace: ListPlace = {
  key: 'processes',
  title: 'Processes',
  params: [...processFilterParams, 'filters', 'view', ...listParams],
  builtIn: () => [
    { name: 'All', query: '' },
    { name: 'Late', query: 'due=late' },
    { name: 'Due today', query: 'due=today' },
    { name: 'Completed', query: 'status=completed' },
  ],
  elsewhere: [processParam, 'section', 'day', 'window'],
};
