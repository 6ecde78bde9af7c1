import {
  complianceRecordSchema,
  signOffPortal,
  signOffsOf,
  type ComplianceRecord,
} from 'shared-kernel/domain/compliance';
import type * as v from 'valibot';
import {
  lifecycleStages,
  requiredSignOffs,
  type LifecycleStage,
} from 'shared-kernel/domain/lifecycle';
import { isSamePerson, type PortalKey, type PortalPerson } from 'shared-kernel/domain/portal';
import type { MilestoneDecisionKind } from '../milestones/decisions';

const signOffSchema = complianceRecordSchema.entries.signOffs.wrapped.item;

/** A party’s sign-off of a case. */
export type CaseSignOff = v.InferOutput<typeof signOffSchema>;

/** Who signs a client off, each by completing one of its first three stages (CO4, T2). */
export const signOffParties = signOffSchema.entries.party.options;

export type SignOffParty = CaseSignOff['party'];

/** How each party is called. */
export const signOffPartyLabel: Record<SignOffParty, string> = {
  compliance: 'Compliance',
  banking: 'Banking',
  legal: 'Legal',
};

type SignedOff = Pick<ComplianceRecord, 'signOffs' | 'currentStage'>;

/** Whether completing a stage is a sign-off, as it is in the first three (CO4). */
export const isSignOffStage = (stage: LifecycleStage): boolean =>
  lifecycleStages.indexOf(stage) < requiredSignOffs;

/** The party that a portal signs off for. */
export const partyOf = (portal: PortalKey | undefined): SignOffParty | undefined =>
  signOffParties.find((party) => signOffPortal[party] === portal);

/** Whether a decision on a stage is the sign-off of a party. */
export const isSignOff = (
  { currentStage }: Pick<SignedOff, 'currentStage'>,
  { stage, decision }: { readonly stage: LifecycleStage; readonly decision: MilestoneDecisionKind },
): boolean => decision === 'complete' && stage === currentStage && isSignOffStage(stage);

/**
 * The portals that decide on a stage. The first three are completed by a party that has not signed off yet and are
 * flagged by any; the others are the admin's.
 */
export function decidingPortals(
  record: SignedOff,
  stage: LifecycleStage,
  decision: MilestoneDecisionKind,
): readonly PortalKey[] {
  if (!isSignOffStage(stage)) return ['admin'];
  const parties = isSignOff(record, { stage, decision })
    ? signOffsOf(record).missing
    : signOffParties;
  return parties.map((party) => signOffPortal[party]);
}

/** Why a person cannot sign off a client: no person gives two of the three sign-offs. */
export const signOffRefusal = (record: SignedOff, person: PortalPerson): string | undefined =>
  signOffsOf(record).given.some(({ party, by = '', personId }) =>
    isSamePerson({ by: signOffPortal[party], name: by, personId }, person),
  )
    ? 'You signed off an earlier stage. Another person signs off this one.'
    : undefined;

/**
 * The sign-offs of a case with a party's; what another gave ahead of its stage stays behind it. Undefined where
 * no one signs off, or a party that has done so already.
 */
export function withSignOff(
  record: SignedOff,
  party: SignOffParty | undefined,
  given: Pick<CaseSignOff, 'at' | 'by' | 'personId'>,
): CaseSignOff[] | undefined {
  if (party === undefined || !signOffsOf(record).missing.includes(party)) return undefined;
  const counted = [...signOffsOf(record).given, { party, ...given }];
  const parties = new Set(counted.map((signOff) => signOff.party));
  const ahead = (record.signOffs ?? []).filter((signOff) => !parties.has(signOff.party));
  return [...counted, ...ahead];
}
