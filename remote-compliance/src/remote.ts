import { describeCommands, type RemoteDescriptionInput } from 'shared-kernel/remote';
import { caseTerms } from './cases/commands/terms';
import { clientTerms } from './client-management/commands/terms';
import { complianceTerms } from './compliance-score/commands/terms';
import { reviewCaseParam } from './cases/review-case-param';
import { sanctionsEntryParam } from './sanctions-entries/sanctions-entry-param';
import { clientFilters, clientParam, clientsHeading } from './client-management/screen';
import {
  complianceFilterParams,
  complianceRecordParam,
  complianceHeading,
} from './compliance-score/screen';

export const remote = {
  format: 1,
  name: 'compliance',
  screens: {
    'client-management': {
      tab: { key: 'clients', label: 'Clients', icon: 'building', order: 30 },
      heading: clientsHeading,
      records: [{ kind: 'clients', param: clientParam }],
      filters: clientFilters,
      needs: ['records'],
      finds: [
        {
          kind: 'clients',
          collection: 'clients',
          label: 'companyName',
          detail: 'contactPerson',
          people: [{ list: 'users', name: 'name', role: 'role' }],
          order: 20,
        },
      ],
      jumps: [
        {
          label: 'Add client',
          group: 'actions',
          icon: 'building',
          query: { do: 'add-client' },
          command: clientTerms.createClient.id,
        },
      ],
    },
    'compliance-score': {
      tab: { key: 'compliance', label: 'Compliance', icon: 'shield-check', order: 40 },
      heading: complianceHeading,
      records: [
        { kind: 'compliance', param: complianceRecordParam },
        { kind: 'cases', param: reviewCaseParam },
        { kind: 'sanctions-entries', param: sanctionsEntryParam },
      ],
      filters: complianceFilterParams,
      needs: ['records'],
      finds: [
        {
          kind: 'compliance',
          collection: 'complianceRecords',
          label: 'name',
          detail: 'assignedReviewer',
          newest: 'lastUpdated',
          status: 'kycStatus',
          order: 50,
        },
        {
          kind: 'cases',
          collection: 'cases',
          label: 'name',
          detail: 'client',
          newest: 'openedAt',
          order: 60,
        },
      ],
      jumps: [
        { label: 'Review queue', group: 'actions', icon: 'shield', query: { work: 'queue' } },
        {
          label: 'Assign next to me',
          group: 'actions',
          icon: 'play',
          query: { work: 'queue' },
          command: caseTerms.assignNextCaseToMe.id,
        },
      ],
    },
  },
  ...describeCommands(caseTerms, clientTerms, complianceTerms),
} satisfies RemoteDescriptionInput;
