import { listParams, type ListDefinition } from 'shared-kernel/records';
import { sanctionsEntryParam } from '../../sanctions-entries/sanctions-entry-param';
import { complianceRecordParam } from '../screen';

export const complianceListDefinition: ListDefinition = {
  key: 'compliance',
  title: 'Compliance records',
  params: ['q', 'risk', 'band', 'show', 'waits', 'sort', ...listParams],
  builtIn: () => [
    { name: 'All', query: '' },
    { name: 'Score below 75', query: 'band=at_risk' },
    { name: 'Flagged issues', query: 'show=flagged' },
    { name: 'Open screenings', query: 'waits=screening' },
  ],
  otherParams: [complianceRecordParam, sanctionsEntryParam],
};
