import { permissions } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';
import { clientPermission } from '../../records/client-permission';

/**
 * Ids, labels and permissions of the commands. They have a separate file, so that buttons do not load the command code.
 */
export const complianceTerms = {
  decideMilestone: {
    id: 'compliance.decideMilestone',
    label: 'Recorded a milestone decision',
    permission: permissions.signOff,
  },
  exportCompliance: {
    id: 'compliance.export',
    label: 'Exported compliance records',
    permission: 'export',
    inReference: true,
  },
  raiseIssue: {
    id: 'compliance.raiseIssue',
    label: 'Raised an issue',
    permission: clientPermission,
  },
  raiseIssues: {
    id: 'compliance.raiseIssues',
    label: 'Raised an issue on several compliance records',
    permission: clientPermission,
  },
  requestScreenings: {
    id: 'compliance.requestScreenings',
    label: 'Requested screenings for several clients',
    permission: permissions.screening,
  },
  resolveIssue: {
    id: 'compliance.settleIssue',
    label: 'Resolved an issue',
    permission: clientPermission,
  },
  advanceScreening: {
    id: 'compliance.workScreening',
    label: 'Updated a screening',
    permission: permissions.screening,
  },
} as const satisfies Record<string, CommandTerms>;
