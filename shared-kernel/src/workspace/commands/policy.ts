import {
  foldName,
  typedClientName,
  type ClientReference,
} from '../../domain/client/client-reference';
import { portalLabel, type Permission, type PortalKey } from '../../domain/portal';
import { ownCompany } from '../../domain/own-company';
import { auditAccessText, portalAuditAccess } from '../../domain/portal/portal-key';
import { isVendorName } from '../../domain/process/vendor-names';
import { asSentence } from '../../format/sentence';
import type { Behaviour } from '../../shell/behaviours';
import type { AccessTerms, CommandPermission } from './command-terms';
import type { Availability } from './command-result';

/**
 * Whose something is, for those who may act only on their own.
 *
 * @example
 * const ownership: Ownership = { company: client.companyName, clientId: client.id };
 */
export interface Ownership {
  /** The name of the company that it belongs to. */
  readonly company?: string;
  /** The id of the client that it belongs to, empty where it is no client's; it decides before the name. */
  readonly clientId?: string;
  /** Who it is assigned to. */
  readonly assignee?: string;
  /** The portals whose part it is, such as that of a profile. Where they are named, they alone decide. */
  readonly portal?: PortalKey | readonly PortalKey[];
}

/** Who acts. */
export interface Standing {
  /** `undefined` outside the portals. */
  readonly portal: PortalKey | undefined;
  /** The names of the company that the portal is for; none outside the client portal. */
  readonly companies: readonly string[];
}

/** Whether its commands only show or export something. */
export const isReading = (permission: CommandPermission): boolean =>
  typeof permission === 'string' && permission !== 'own';

/** Whether a record of a company is the client's own; the names are compared as company names are. */
export const isOwnCompany = (companies: readonly string[], company: string): boolean =>
  companies.some((name) => foldName(name) === foldName(company));

/**
 * Whose something is that refers to a client.
 *
 * @example
 * const { availability } = useCommand(signContract, ownershipByClient(contract));
 */
export const ownershipByClient = (record: ClientReference): Ownership => ({
  company: typedClientName(record) ?? '',
  ...(record.clientId !== undefined && { clientId: record.clientId }),
});

const portalsOf = ({ portal }: Ownership): readonly PortalKey[] | undefined =>
  portal === undefined ? undefined : [portal].flat();

const isOwn = ({ portal, companies }: Standing, ownership: Ownership): boolean => {
  const { company, clientId, assignee } = ownership;
  const portals = portalsOf(ownership);
  if (portals) return portal !== undefined && portals.includes(portal);
  if (portal === 'client') {
    if (clientId !== undefined) return clientId === ownCompany.id;
    return company !== undefined && isOwnCompany(companies, company);
  }
  return portal === 'vendor' && assignee !== undefined && isVendorName(assignee);
};

const readOnly = `The ${portalLabel.regulator} portal is read-only. You can view, search and export.`;

const partOf = (portals: readonly PortalKey[]) =>
  `This one belongs to ${portals.map((portal) => `the ${portalLabel[portal]} portal`).join(' or ')}.`;

function denialByPortal(permission: Permission, standing: Standing, ownership?: Ownership) {
  const { portal, companies } = standing;
  if (portal === undefined) return 'Open a portal to do this.';
  const scope = permission.portals[portal];
  if (scope === 'all' || (scope === 'own' && (!ownership || isOwn(standing, ownership)))) {
    return undefined;
  }
  const portals = ownership && portalsOf(ownership);
  const reason = portals ? `${permission.reason} ${partOf(portals)}` : permission.reason;
  if (portal === 'regulator') return `${readOnly} ${reason}`;
  const company = scope === 'own' && !portals ? companies.at(-1) : undefined;
  return company === undefined ? reason : `${reason} ${asSentence(`Your company is ${company}`)}`;
}

/**
 * Why a portal does not have a permission, as a sentence that says who has it; `undefined` if it has it. Without an
 * `ownership`, whether it has it for any record.
 */
export function denialOf(
  permission: CommandPermission,
  standing: Standing,
  ownership?: Ownership,
): string | undefined {
  if (typeof permission === 'object') return denialByPortal(permission, standing, ownership);
  const { portal } = standing;
  if (permission !== 'own') {
    if (portal === undefined) return 'Open a portal to do this.';
    return permission === 'audit' && !portalAuditAccess[portal] ? auditAccessText : undefined;
  }
  const isElsewhere = ownership?.portal !== undefined && !isOwn(standing, ownership);
  return isElsewhere ? 'A profile can only be changed in its own portal.' : undefined;
}

/** Whether a portal has this for its own records only, so that a command must say whose records it changes. */
export const isLimited = (permission: CommandPermission, portal: PortalKey | undefined): boolean =>
  portal !== undefined && typeof permission === 'object' && permission.portals[portal] === 'own';

const inertReason = 'This control does nothing in the sample.';

/** Whether a person can run a command in a behaviour; with an `ownership`, for such a record. */
export function availabilityIn(
  behaviour: Behaviour,
  { inReference, permission }: AccessTerms,
  standing: Standing,
  ownership?: Ownership,
): Availability {
  if (behaviour === 'reference' && !inReference) return { state: 'inert', reason: inertReason };
  const denial = behaviour === 'reference' ? undefined : denialOf(permission, standing, ownership);
  if (denial !== undefined) return { state: 'denied', reason: denial };
  return { state: 'available', reason: undefined };
}
