import { portalKeys, portalLabel, type PortalKey } from './portal-key';

/**
 * The records that a permission covers: all records, or only the portal’s own. A portal owns the records of its company
 * and the records that need its decision.
 */
export type PermissionScope = 'all' | 'own';

/**
 * A permission to run certain commands. Only the portals listed in `portals` have the permission.
 *
 * @example
 * const inspection = {
 *   id: 'inspection',
 *   label: 'Record inspections',
 *   reason: 'Vendors record inspections.',
 *   portals: { admin: 'all', vendor: 'own' },
 * } as const satisfies Permission;
 */
export interface Permission {
  readonly id: string;
  readonly label: string;
  /** Message for users without the permission. It names the portals that have the permission. */
  readonly reason: string;
  readonly portals: Readonly<Partial<Record<PortalKey, PermissionScope>>>;
  /** Whether the commands are decisions. An evidence pack lists the audit entries of decisions. */
  readonly isDecision?: boolean | undefined;
  /**
   * Whether several portals decide in sequence. Before its own step, a portal shows a disabled control with the reason.
   */
  readonly isInTurn?: boolean | undefined;
}

/** Permissions that several packages use. Remotes define other permissions next to their commands. */
export const permissions = {
  legalReview: {
    id: 'legal-review',
    label: 'Review contracts and reopen waived reviews',
    reason: 'Law firms review contracts.',
    portals: { admin: 'all', law_firm: 'all' },
    isDecision: true,
  },
  documents: {
    id: 'documents',
    label: 'Add documents',
    reason:
      'Law firms can add any document. Clients and vendors can add documents to their own records.',
    portals: { admin: 'all', client: 'own', law_firm: 'all', vendor: 'own' },
  },
  documentReview: {
    id: 'document-review',
    label: 'Accept or reject documents of clients',
    reason: 'Law firms review documents.',
    portals: { admin: 'all', law_firm: 'all' },
    isDecision: true,
  },
  signing: {
    id: 'signing',
    label: 'Send contracts for signature, and recall them',
    reason: 'Clients send the contracts of their own company for signature.',
    portals: { admin: 'all', client: 'own' },
  },
  /** Permission to sign or decline. The signing commands check that the user is the signatory. */
  signature: {
    id: 'signature',
    label: 'Sign contracts as a signatory, or decline',
    reason:
      'Clients and law firms sign for themselves; the Admin portal records signatures on behalf of others.',
    portals: { admin: 'all', client: 'own', law_firm: 'all' },
    isDecision: true,
  },
  screening: {
    id: 'screening',
    label: 'Screen clients (KYC and AML)',
    reason: 'The banking portal screens clients.',
    portals: { admin: 'all', banking: 'all' },
    isDecision: true,
  },
  cases: {
    id: 'cases',
    label: 'Assign and decide review cases',
    reason:
      'Banking and Admin decide screenings and payments; Legal and Admin decide documents and contracts.',
    portals: { admin: 'all', law_firm: 'own', banking: 'own' },
  },
  signOff: {
    id: 'sign-off',
    label: 'Sign off or flag the stages of clients',
    reason:
      'Legal, Banking and Admin (compliance) each sign off one of a client’s first three stages.',
    portals: { admin: 'own', law_firm: 'own', banking: 'own' },
    isDecision: true,
    isInTurn: true,
  },
  paymentSignOff: {
    id: 'payment-sign-off',
    label: 'Sign off payments',
    reason:
      'Banking (payments), Legal (compliance) and Admin (treasury) sign off each payment in this order.',
    portals: { admin: 'own', law_firm: 'own', banking: 'own' },
    isDecision: true,
    isInTurn: true,
  },
  transactionMoves: {
    id: 'transaction-moves',
    label: 'Hold, release, execute and reject transactions',
    reason: 'The banking portal processes transactions.',
    portals: { admin: 'all', banking: 'all' },
    isDecision: true,
  },
  milestones: {
    id: 'milestones',
    label: 'Complete the milestones of processes',
    reason: 'Vendors complete the milestones that are assigned to vendors.',
    portals: { admin: 'all', vendor: 'own' },
    isDecision: true,
  },
  workspace: {
    id: 'workspace',
    label: 'Import a workspace, or reset it to the sample data',
    reason: 'Only administrators can replace the workspace.',
    portals: { admin: 'all' },
  },
} as const satisfies Record<string, Permission>;

/**
 * Formats the portals that have a permission, such as `Legal or Admin portal`. `except` is a portal to omit, for
 * example one that cannot take the next step.
 *
 * @example
 * formatPortalsWithPermission(permissions.legalReview); // 'Legal or Admin portal'
 * formatPortalsWithPermission(permissions.legalReview, 'admin'); // 'Legal portal'
 */
export function formatPortalsWithPermission({ portals }: Permission, except?: PortalKey): string {
  const labels = portalKeys
    .filter((key) => key !== except && portals[key] !== undefined)
    .toSorted((a, b) => Number(a === 'admin') - Number(b === 'admin'))
    .map((key) => portalLabel[key]);
  return `${new Intl.ListFormat('en', { type: 'disjunction' }).format(labels)} portal`;
}
