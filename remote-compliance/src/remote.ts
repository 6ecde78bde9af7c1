import type { RemoteDescriptionInput } from 'shared-kernel/remote';
import { clientsHeading } from './client-management/heading';
import { complianceHeading } from './compliance-score/heading';

export const clientParam = 'client';
export const caseParam = 'case';

export const remote = {
  format: 1,
  name: 'compliance',
  screens: {
    'client-management': {
      tab: { key: 'clients', label: 'Clients', icon: 'building', order: 30 },
      heading: clientsHeading,
      records: [{ kind: 'clients', param: clientParam }],
      needs: ['records'],
      finds: [
        {
          kind: 'clients',
          collection: 'clients',
          label: 'companyName',
          detail: 'contactPerson',
          order: 20,
        },
      ],
    },
    'compliance-score': {
      tab: { key: 'compliance', label: 'Compliance', icon: 'shield-check', order: 40 },
      heading: complianceHeading,
      records: [{ kind: 'compliance', param: caseParam }],
      needs: ['records'],
    },
  },
} satisfies RemoteDescriptionInput;
