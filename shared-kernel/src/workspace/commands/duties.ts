import { portalKeys, type PortalKey, portalLabel } from '../../domain/portal/portal-key';

/**
 * The fields of work that change the workspace.
 *
 * @example
 * const drafting = duties.find((duty) => duty === 'contract-drafting');
 */
export const duties = [
  /** New contracts and their wording, waivers of the legal review included. */
  'contract-drafting',
  /** A contract's way through its legal review, a waiver's end included. */
  'legal-review',
  'notarization',
  /** Files that are kept with a contract, a client or a process. */
  'documents',
  /** Whether a client's document is accepted. */
  'document-review',
  /** Envelopes: sending and recalling. */
  'signing',
  /** One's own signature, or the refusal of it; whose it is, the signing commands decide. */
  'signature',
  /** KYC and AML of a client. */
  'screening',
  /** The stages of a client's case: the first three are signed off, one by each of three portals. */
  'sign-off',
  /** New payments, typed or imported. */
  'payment-entry',
  /** A payment's approvals, each by the portal of a desk. */
  'payment-sign-off',
  /** A payment's holds, execution and end. */
  'transaction-moves',
  /** The milestones of a process and what they require. */
  'milestones',
  /** Messages on the communication timeline of a process. */
  'messages',
  /** New processes. */
  'processes',
  /** Review cases: taking, commenting, deciding and approving; each kind of subject has its portals. */
  'cases',
  /** Client records, their users and what is at issue with them. */
  'clients',
  /** The workspace as a whole: importing another, going back to the sample. */
  'workspace',
] as const;

/**
 * What one portal or several are there to do.
 *
 * @example
 * const duty: Duty = 'notarization';
 */
export type Duty = (typeof duties)[number];

/** How far a duty goes: over every record, or only over what is the portal's own or its part. */
export type Reach = 'all' | 'own';

export type PortalDuties = Partial<Record<Duty, Reach>>;

const everything: PortalDuties = Object.fromEntries(duties.map((duty) => [duty, 'all']));

/**
 * Who may change what: the one table that decides. A client's own is what belongs to its company, a vendor's
 * own is what is assigned to a vendor; of a sign-off it is the portal's part. What is not here, a portal may not do.
 *
 * @example
 * portalDuties.client['contract-drafting']; // 'own'
 */
export const portalDuties: Record<PortalKey, PortalDuties> = {
  admin: { ...everything, 'sign-off': 'own', 'payment-sign-off': 'own' },
  client: {
    'contract-drafting': 'own',
    documents: 'own',
    messages: 'own',
    signing: 'own',
    signature: 'own',
    'payment-entry': 'own',
  },
  law_firm: {
    'legal-review': 'all',
    notarization: 'all',
    documents: 'all',
    messages: 'all',
    'document-review': 'all',
    signature: 'all',
    'sign-off': 'own',
    'payment-sign-off': 'own',
    cases: 'own',
  },
  banking: {
    screening: 'all',
    cases: 'own',
    'sign-off': 'own',
    'payment-sign-off': 'own',
    'transaction-moves': 'all',
  },
  vendor: { documents: 'own', milestones: 'own', messages: 'own' },
  regulator: {},
};

/**
 * Whose a duty is, as a control says it that is not one's own.
 *
 * @example
 * dutyOwner['legal-review']; // 'Law firms review contracts.'
 */
export const dutyOwner: Record<Duty, string> = {
  'contract-drafting': 'Clients draft the contracts of their own company.',
  'legal-review': 'Law firms review contracts.',
  notarization: 'Law firms schedule notarizations.',
  documents: 'Law firms add documents; clients and vendors add those of their own work.',
  'document-review': 'Law firms review documents.',
  signing: 'Clients send the contracts of their own company for signature.',
  signature:
    'Clients and law firms sign for themselves; the Admin portal records signatures on behalf of others.',
  screening: 'The banking portal screens clients.',
  'sign-off':
    'Legal, Banking and Admin (compliance) each sign off one of a client’s first three stages.',
  'payment-entry': 'Administrators create payments, clients those of their own company.',
  'payment-sign-off':
    'A payment is signed off by Banking (payments), Legal (compliance) and Admin (treasury), in turn.',
  'transaction-moves': 'The banking portal moves transactions.',
  milestones: 'Vendors complete the milestones that are assigned to vendors.',
  messages:
    'Administrators and law firms write to every process, clients and vendors to their own.',
  processes: 'Administrators plan processes.',
  cases:
    'Banking and Admin decide screenings and payments; Legal and Admin decide documents and contracts.',
  clients: 'Administrators keep the client records and settle issues.',
  workspace: 'Administrators replace the workspace.',
};

/**
 * The portals that have a duty, as a step says by whom it is taken: `Banking or Admin portal`. One portal can be left
 * out, whose person may not take the step.
 *
 * @example
 * dutyPortals('legal-review'); // 'Legal or Admin portal'
 * dutyPortals('legal-review', 'admin'); // 'Legal portal'
 */
export function dutyPortals(duty: Duty, except?: PortalKey): string {
  const labels = portalKeys
    .filter((key) => key !== except && portalDuties[key][duty] !== undefined)
    .toSorted((a, b) => Number(a === 'admin') - Number(b === 'admin'))
    .map((key) => portalLabel[key]);
  return `${labels.join(' or ')} portal`;
}
