import {
  normalizeName,
  getEnteredClientName,
  type ClientReference,
} from '../../domain/client/client-reference';
import { portalLabel, type Permission, type PortalKey } from '../../domain/portal';
import { ownCompany } from '../../domain/own-company';
import { auditAccessText, portalAuditAccess } from '../../domain/portal/portal-key';
import { isVendorName } from '../../domain/process/vendor-names';
import { addFullStop } from '../../format/add-full-stop';
import type { Behaviour } from '../../shell/behaviours';
import type { AccessTerms, CommandPermission } from './command-terms';
import type { Availability } from './command-result';

/** The owner of a record, for permissions that cover only a portal's own records. */
export interface Ownership {
  readonly company?: string;
  /** The client id of the owner, or `''` if no client owns the record. It takes precedence over the company name. */
  readonly clientId?: string;
  /** The persons or vendors to whom the record is assigned. */
  readonly assignee?: string | readonly string[];
  /** The portals that own the record, such as the portal of a user profile. If set, all other fields are ignored. */
  readonly portal?: PortalKey | readonly PortalKey[];
}

export interface PermissionContext {
  readonly portal: PortalKey | undefined;
  /** The names of the user’s company. Empty in the vendor portal of a browser workspace, which serves all vendors. */
  readonly companies: readonly string[];
  /**
   * The commands that the server supports, as `id@version`. `undefined` if there is no server or the list has not
   * loaded yet.
   */
  readonly served?: ReadonlySet<string> | undefined;
}

export const missingCommandText = 'The server does not support this action yet.';

/** Returns why a command cannot run if the workspace is on a server; `undefined` if it can. */
export function getServerError(
  { id, version = 1, inBrowser, onServer }: AccessTerms,
  served: PermissionContext['served'],
): string | undefined {
  if (served === undefined || id === undefined || inBrowser) return undefined;
  if (onServer === 'refused')
    return 'The workspace is on a server. It is backed up and restored there.';
  return served.has(`${id}@${version}`) ? undefined : missingCommandText;
}

/** Whether a permission allows only viewing and exporting. */
export const isReadOnlyPermission = (permission: CommandPermission): boolean =>
  typeof permission === 'string' && permission !== 'own';

/**
 * Returns the ownership of a record that belongs to a client, for permission checks.
 *
 * @example
 * const { availability } = useCommand(signContract, createClientOwnership(contract));
 */
export const createClientOwnership = (record: ClientReference): Ownership => ({
  company: getEnteredClientName(record) ?? '',
  ...(record.clientId !== undefined && { clientId: record.clientId }),
});

const portalsOf = ({ portal }: Ownership): readonly PortalKey[] | undefined =>
  portal === undefined ? undefined : [portal].flat();

const isAmong = (companies: readonly string[], name: string): boolean =>
  companies.some((company) => normalizeName(company) === normalizeName(name));

const isOwn = ({ portal, companies }: PermissionContext, ownership: Ownership): boolean => {
  const { company, clientId, assignee } = ownership;
  const portals = portalsOf(ownership);
  if (portals) return portal !== undefined && portals.includes(portal);
  if (portal === 'client') {
    if (clientId !== undefined) return clientId === ownCompany.id;
    return isAmong(companies, company ?? '');
  }
  const isVendor = (name: string) =>
    companies.length > 0 ? isAmong(companies, name) : isVendorName(name);
  return portal === 'vendor' && [assignee ?? []].flat().some(isVendor);
};

const readOnly = `The ${portalLabel.regulator} portal is read-only. You can view, search and export.`;

const partOf = (portals: readonly PortalKey[]) =>
  `This step belongs to ${portals.map((portal) => `the ${portalLabel[portal]} portal`).join(' or ')}.`;

function denialByPortal(permission: Permission, context: PermissionContext, ownership?: Ownership) {
  const { portal, companies } = context;
  if (portal === undefined) return 'Open a portal to do this.';
  const scope = permission.portals[portal];
  if (scope === 'all' || (scope === 'own' && (!ownership || isOwn(context, ownership)))) {
    return undefined;
  }
  const portals = ownership && portalsOf(ownership);
  const reason = portals ? `${permission.reason} ${partOf(portals)}` : permission.reason;
  if (portal === 'regulator') return `${readOnly} ${reason}`;
  const company = scope === 'own' && !portals ? companies.at(-1) : undefined;
  return company === undefined ? reason : `${reason} ${addFullStop(`Your company is ${company}`)}`;
}

/**
 * Returns a sentence that says who has the permission, or `undefined` if this portal has it. Without `ownership`, it
 * suffices that the portal has the permission for some records.
 */
export function getDenialReason(
  permission: CommandPermission,
  context: PermissionContext,
  ownership?: Ownership,
): string | undefined {
  if (typeof permission === 'object') return denialByPortal(permission, context, ownership);
  const { portal } = context;
  if (permission !== 'own') {
    if (portal === undefined) return 'Open a portal to do this.';
    return permission === 'audit' && !portalAuditAccess[portal] ? auditAccessText : undefined;
  }
  const isElsewhere = ownership?.portal !== undefined && !isOwn(context, ownership);
  return isElsewhere ? 'Open the portal of this profile to change it.' : undefined;
}

/**
 * Whether the portal’s permission covers only its own records. If so, the command must declare the owners of its
 * records.
 */
export const isLimitedToOwnRecords = (
  permission: CommandPermission,
  portal: PortalKey | undefined,
): boolean =>
  portal !== undefined && typeof permission === 'object' && permission.portals[portal] === 'own';

const inertReason = 'This control is inactive in the sample.';

/**
 * Whether the portal may have to wait for another portal’s decision, because the portals decide one after the other.
 */
const isWaiting = (permission: CommandPermission, { portal }: PermissionContext): boolean =>
  portal !== undefined &&
  typeof permission === 'object' &&
  permission.isInTurn === true &&
  permission.portals[portal] !== undefined;

/**
 * Returns whether a user can run a command in `live` or `reference` mode, and why not. With `ownership`, the result
 * applies to a record with this owner.
 */
export function getAvailability(
  behaviour: Behaviour,
  terms: AccessTerms,
  context: PermissionContext,
  ownership?: Ownership,
): Availability {
  const { inReference, permission } = terms;
  if (behaviour === 'reference' && !inReference) return { state: 'inert', reason: inertReason };
  const denial =
    behaviour === 'reference' ? undefined : getDenialReason(permission, context, ownership);
  if (denial === undefined) {
    const reason = getServerError(terms, context.served);
    return reason === undefined ? { state: 'available', reason } : { state: 'waiting', reason };
  }
  return { state: isWaiting(permission, context) ? 'waiting' : 'denied', reason: denial };
}
