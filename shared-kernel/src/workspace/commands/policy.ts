import {
  foldName,
  typedClientName,
  type ClientReference,
} from '../../domain/client/client-reference';
import { portalLabel, type PortalKey } from '../../domain/portal';
import { ownCompany } from '../../domain/portal/own-company';
import { auditAccessText, portalAuditAccess } from '../../domain/portal/portal-key';
import { isVendorName } from '../../domain/process/vendor-names';
import { commandDuties } from './command-duties';
import { duties, dutyOwner, portalDuties, type Duty } from './duties';
import { asSentence } from '../../format/sentence';
import type { Behaviour } from '../../shell/behaviours';
import type { Availability } from './command-result';

/**
 * What a command asks of a portal: `look` shows something, `export` hands something out, `audit` shows or hands out
 * the details of the audit log, `own` concerns only the person at the screen, `admin` is for that portal alone;
 * everything else is a duty. `admin` and duties change the workspace.
 */
export const permissions = ['look', 'export', 'audit', 'own', 'admin', ...duties] as const;

export type CommandPermission = (typeof permissions)[number];

/**
 * Whose something is, for those who may act only on their own.
 *
 * @example
 * const belonging: Belonging = { company: client.companyName, clientId: client.id };
 */
export interface Belonging {
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

export const isDuty = (permission: CommandPermission): permission is Duty =>
  duties.some((duty) => duty === permission);

/** What only shows something or hands it out; all else changes something. */
export const isReading = (permission: CommandPermission): boolean =>
  permission === 'look' || permission === 'export' || permission === 'audit';

/**
 * What a command asks for, by the table of duties: a change that the table does not name is for admin alone. Where the
 * command asks for something else than the table says, the table decides, as for a release of a remote that is older
 * than the table; a build for development throws.
 */
export function permissionOf(id: string, asked: CommandPermission): CommandPermission {
  if (isReading(asked)) return asked;
  const duty = commandDuties[id];
  if (process.env.NODE_ENV !== 'production' && duty !== undefined && duty !== asked) {
    throw new Error(`${id} is done under “${duty}” by the table of duties, not under “${asked}”.`);
  }
  return duty ?? 'admin';
}

/** Whether a record of a company is the client's own; the names are compared as company names are. */
export const isOwnCompany = (companies: readonly string[], company: string): boolean =>
  companies.some((name) => foldName(name) === foldName(company));

/**
 * Whose something is that refers to a client.
 *
 * @example
 * const { availability } = useCommand(signContract, belongingToClient(contract));
 */
export const belongingToClient = (record: ClientReference): Belonging => ({
  company: typedClientName(record) ?? '',
  ...(record.clientId !== undefined && { clientId: record.clientId }),
});

const portalsOf = ({ portal }: Belonging): readonly PortalKey[] | undefined =>
  portal === undefined ? undefined : [portal].flat();

const isOwn = ({ portal, companies }: Standing, belonging: Belonging): boolean => {
  const { company, clientId, assignee } = belonging;
  const portals = portalsOf(belonging);
  if (portals) return portal !== undefined && portals.includes(portal);
  if (portal === 'client') {
    if (clientId !== undefined) return clientId === ownCompany.id;
    return company !== undefined && isOwnCompany(companies, company);
  }
  return portal === 'vendor' && assignee !== undefined && isVendorName(assignee);
};

const readOnly = `The ${portalLabel.regulator} portal is read-only. You can view, search and export.`;

const adminAlone = (portal: PortalKey): string =>
  `${portal === 'regulator' ? `${readOnly} ` : ''}Only the Admin portal can do this.`;

const partOf = (portals: readonly PortalKey[]) =>
  `This one belongs to ${portals.map((portal) => `the ${portalLabel[portal]} portal`).join(' or ')}.`;

function dutyDenial(duty: Duty, standing: Standing, belonging: Belonging | undefined) {
  const { portal, companies } = standing;
  if (portal === undefined) return 'Open a portal to do this.';
  const reach = portalDuties[portal][duty];
  if (reach === 'all' || (reach === 'own' && (!belonging || isOwn(standing, belonging)))) {
    return undefined;
  }
  const portals = belonging && portalsOf(belonging);
  const owner = portals ? `${dutyOwner[duty]} ${partOf(portals)}` : dutyOwner[duty];
  if (portal === 'regulator') return `${readOnly} ${owner}`;
  const company = reach === 'own' && !portals ? companies.at(-1) : undefined;
  return company === undefined ? owner : `${owner} ${asSentence(`Your company is ${company}`)}`;
}

/**
 * Why a person may not, as a sentence that says whose it is; `undefined` where they may. Without a
 * `belonging` it is asked whether they may at all, be it only on their own.
 */
export function denialOf(
  permission: CommandPermission,
  standing: Standing,
  belonging?: Belonging,
): string | undefined {
  if (isDuty(permission)) return dutyDenial(permission, standing, belonging);
  const { portal } = standing;
  if (permission !== 'own') {
    if (portal === undefined) return 'Open a portal to do this.';
    if (permission === 'admin') return portal === 'admin' ? undefined : adminAlone(portal);
    return permission === 'audit' && !portalAuditAccess[portal] ? auditAccessText : undefined;
  }
  const isElsewhere = belonging?.portal !== undefined && !isOwn(standing, belonging);
  return isElsewhere ? 'A profile can only be changed in its own portal.' : undefined;
}

/** Whether a portal does this on its own records only, so that a command must say whose it acts on. */
export const isLimited = (permission: CommandPermission, portal: PortalKey | undefined): boolean =>
  portal !== undefined && isDuty(permission) && portalDuties[portal][permission] === 'own';

const inertReason = 'This control does nothing in the sample.';

interface Terms {
  /** Whether it does something in `reference`. */
  readonly inReference: boolean;
  readonly permission: CommandPermission;
}

/** Whether a person can run a command in a behaviour, at all or on what belongs so. */
export function availabilityIn(
  behaviour: Behaviour,
  { inReference, permission }: Terms,
  standing: Standing,
  belonging?: Belonging,
): Availability {
  if (behaviour === 'reference' && !inReference) return { state: 'inert', reason: inertReason };
  const denial = behaviour === 'reference' ? undefined : denialOf(permission, standing, belonging);
  if (denial !== undefined) return { state: 'denied', reason: denial };
  return { state: 'available', reason: undefined };
}
