import { listParams, type ListPlace } from 'shared-kernel/records';
import { caseParam } from '../screen';

/** The list of compliance cases, as its views are kept. */
export const complianceListPlace: ListPlace = {
  key: 'compliance',
  title: 'Compliance cases',
  params: ['q', 'risk', 'band', 'show', 'sort', 'view', ...listParams],
  elsewhere: [caseParam],
};
