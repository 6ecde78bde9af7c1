import { asSentence } from 'shared-kernel/format';
import { envelopeId, type Contract } from 'shared-kernel/domain/contract';
import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import type { Profile } from 'shared-kernel/domain/profile';
import { foldName, portalDuties } from 'shared-kernel/workspace';
import { signatureTerms } from '../commands/terms';
import { envelopeRecords, sentRecords } from './envelope-records';
import { wordsOf, type Signatory } from './signatory';

/** Whether a profile has had its email since before an envelope was sent. */
function isEmailOlder({ emailSince }: Profile, contract: Contract): boolean {
  if (emailSince === undefined) return true;
  const envelope = envelopeId(contract);
  const sent = sentRecords(envelopeRecords(contract)).findLast(
    (record) => record.envelope === envelope,
  )?.at;
  return sent !== undefined && new Date(emailSince) <= new Date(sent);
}

/**
 * Whether a profile is that of a signatory: it has the signatory's email, and had it when the envelope was sent. A
 * profile that gets the email later takes no signature over.
 */
const signsAs = (profile: Profile, signatory: Signatory, contract: Contract): boolean =>
  signatory.email.trim() !== '' &&
  foldName(profile.email) === foldName(signatory.email) &&
  isEmailOlder(profile, contract);

/** The portals whose person is a signatory. */
export const portalsOf = (
  contract: Contract,
  signatory: Signatory,
  profiles: readonly Profile[],
): readonly PortalKey[] =>
  profiles.filter((profile) => signsAs(profile, signatory, contract)).map(({ portal }) => portal);

/** Whether the admin portal records the step of a signatory who is not its own person. */
export const isOnBehalf = (
  contract: Contract,
  signatory: Signatory,
  profiles: readonly Profile[],
  portal: PortalKey | undefined,
): boolean => portal === 'admin' && !portalsOf(contract, signatory, profiles).includes('admin');

/**
 * Why a portal cannot sign or decline for a signatory: signatories do that in their own portal. The admin portal can
 * record it on behalf of everyone. `profiles` are those of all portals.
 */
export function signatoryRefusal(
  contract: Contract,
  signatory: Signatory,
  profiles: readonly Profile[],
  portal: PortalKey | undefined,
): string | undefined {
  if (portal === 'admin') return undefined;
  const portals = portalsOf(contract, signatory, profiles).filter(
    (key) => portalDuties[key][signatureTerms.permission] !== undefined,
  );
  if (portal !== undefined && portals.includes(portal)) return undefined;
  const { does, step } = wordsOf(signatory);
  const own = portals.find((key) => key !== 'admin');
  return own === undefined
    ? asSentence(`The Admin portal records the ${step} of ${signatory.name}`)
    : `${signatory.name} ${does} in the ${portalLabel[own]} portal.`;
}
