import { portalAuditAccess, type PortalKey } from 'shared-kernel/domain/portal';
import { duties, dutyOwner, portalDuties, type Duty } from 'shared-kernel/workspace';

/** What a user with a duty does. */
export const dutyLabel: Record<Duty, string> = {
  'contract-drafting': 'Create and edit contracts',
  'legal-review': 'Review contracts, including those with a waived review',
  notarization: 'Schedule notarizations',
  documents: 'Add documents',
  'document-review': 'Accept or reject documents of clients',
  signing: 'Send contracts for signature, and recall them',
  signature: 'Sign contracts as a signatory, or decline',
  screening: 'Screen clients (KYC and AML)',
  cases: 'Take, assign and decide review cases',
  'sign-off': 'Sign off or flag the stages of clients',
  'payment-entry': 'Create and import payments',
  'payment-sign-off': 'Sign off payments',
  'transaction-moves': 'Hold, release, execute and reject transactions',
  milestones: 'Complete the milestones of processes',
  messages: 'Write messages to processes',
  processes: 'Plan processes',
  clients: 'Add and edit clients and their users, raise and settle issues',
  workspace: 'Import a workspace, or reset it to the sample',
};

/** What a user may do, and how far. */
export interface DutyLine {
  readonly label: string;
  readonly value: string;
}

function own(portal: PortalKey, company: string | undefined): string {
  if (portal === 'client') return `Yes, for ${company ?? 'your own company'}`;
  return portal === 'vendor' ? 'Yes, where it is assigned to vendors' : 'Yes, your portal’s part';
}

/** The row of a portal in the table of who may do what, in plain words; `company` is the client portal's. */
export function dutyLines(portal: PortalKey, company?: string): readonly DutyLine[] {
  const reachOf = portalDuties[portal];
  return [
    {
      label: 'View, search and export',
      value: portalAuditAccess[portal]
        ? 'Yes, everything'
        : 'Yes, everything but the details of the audit log',
    },
    { label: 'Change profile, preferences and notification marks', value: 'Yes, your own' },
    // A later shell may lend duties that this build has no words for.
    ...duties
      .filter((duty) => duty in dutyLabel)
      .map((duty) => {
        const reach = reachOf[duty];
        if (reach === 'all') return { label: dutyLabel[duty], value: 'Yes' };
        if (reach === 'own') return { label: dutyLabel[duty], value: own(portal, company) };
        return { label: dutyLabel[duty], value: `No. ${dutyOwner[duty]}` };
      }),
  ];
}
