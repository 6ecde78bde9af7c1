import { addFullStop } from 'shared-kernel/format';
import { findEnvelopeId, type Contract } from 'shared-kernel/domain/contract';
import { getPersonId, portalLabel, type PortalKey, permissions } from 'shared-kernel/domain/portal';
import { toPortalPerson, type PersonProfile } from 'shared-kernel/domain/profile';
import { normalizeName } from 'shared-kernel/workspace';
import { getEnvelopeRecords, filterSentRecords } from './envelope-records';
import { getSigningRoleWording, type Signatory } from './signatory';

/** Whether a profile already had its email address when the envelope was sent. */
function isEmailOlder({ emailSince }: PersonProfile, contract: Contract): boolean {
  if (emailSince === undefined) return true;
  const envelope = findEnvelopeId(contract);
  const sent = filterSentRecords(getEnvelopeRecords(contract)).findLast(
    (record) => record.envelope === envelope,
  )?.at;
  return sent !== undefined && new Date(emailSince) <= new Date(sent);
}

/**
 * Whether a profile belongs to a signatory, by person id or else by email. An email that was added after sending does
 * not count.
 */
function signsAs(profile: PersonProfile, signatory: Signatory, contract: Contract): boolean {
  const { personId, email } = signatory;
  if (personId !== undefined) return getPersonId(toPortalPerson(profile)) === personId;
  return (
    email.trim() !== '' &&
    normalizeName(profile.email) === normalizeName(email) &&
    isEmailOlder(profile, contract)
  );
}

export const listSignatoryPortals = (
  contract: Contract,
  signatory: Signatory,
  profiles: readonly PersonProfile[],
): readonly PortalKey[] =>
  profiles.filter((profile) => signsAs(profile, signatory, contract)).map(({ portal }) => portal);

export const isSigningOnBehalf = (
  contract: Contract,
  signatory: Signatory,
  profiles: readonly PersonProfile[],
  portal: PortalKey | undefined,
): boolean =>
  portal === 'admin' && !listSignatoryPortals(contract, signatory, profiles).includes('admin');

/**
 * Returns why a portal cannot sign or decline for a signatory. Signatories act in their own portal, and Admin can act
 * for every signatory. On a server, profiles of other portals contain no names.
 */
export function getSignatoryError(
  contract: Contract,
  signatory: Signatory,
  profiles: readonly PersonProfile[],
  portal: PortalKey | undefined,
  isOnServer: boolean,
): string | undefined {
  if (portal === 'admin') return undefined;
  const portals = listSignatoryPortals(contract, signatory, profiles).filter(
    (key) => key in permissions.signature.portals,
  );
  if (portal !== undefined && portals.includes(portal)) return undefined;
  const { act, does, step } = getSigningRoleWording(signatory);
  if (isOnServer)
    return `Only ${signatory.name} can ${act.toLowerCase()}. The Admin portal can record the ${step}.`;
  const own = portals.find((key) => key !== 'admin');
  return own === undefined
    ? addFullStop(`The Admin portal records the ${step} of ${signatory.name}`)
    : `${signatory.name} ${does} in the ${portalLabel[own]} portal.`;
}
