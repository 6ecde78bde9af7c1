import {
  complianceRecordSchema,
  signOffPortal,
  getSignOffs,
  type ComplianceRecord,
} from 'shared-kernel/domain/compliance';
import type * as v from 'valibot';
import {
  lifecycleStages,
  requiredSignOffs,
  type LifecycleStage,
} from 'shared-kernel/domain/lifecycle';
import { isSamePerson, type PortalKey, type PortalPerson } from 'shared-kernel/domain/portal';
import type { MilestoneDecisionKind } from './decisions';

const signOffSchema = complianceRecordSchema.entries.signOffs.wrapped.item;

export type RecordedSignOff = v.InferOutput<typeof signOffSchema>;

/** The three parties that sign off. Each party signs off by completing one of the first three stages (CO4, T2). */
export const signOffParties = signOffSchema.entries.party.options;

export type SignOffParty = RecordedSignOff['party'];

export const signOffPartyLabel: Record<SignOffParty, string> = {
  compliance: 'Compliance',
  banking: 'Banking',
  legal: 'Legal',
};

type SignedOff = Pick<ComplianceRecord, 'signOffs' | 'currentStage'>;

/** Whether completing a stage counts as a sign-off. Only the first three stages do (CO4). */
export const isSignOffStage = (stage: LifecycleStage): boolean =>
  lifecycleStages.indexOf(stage) < requiredSignOffs;

export const findSignOffParty = (portal: PortalKey | undefined): SignOffParty | undefined =>
  signOffParties.find((party) => signOffPortal[party] === portal);

export const isSignOff = (
  { currentStage }: Pick<SignedOff, 'currentStage'>,
  { stage, decision }: { readonly stage: LifecycleStage; readonly decision: MilestoneDecisionKind },
): boolean => decision === 'complete' && stage === currentStage && isSignOffStage(stage);

/**
 * Returns the portals that can decide on a stage. The sign-off parties decide on the first three stages, and Admin
 * decides on later stages.
 */
export function getDecidingPortals(
  record: SignedOff,
  stage: LifecycleStage,
  decision: MilestoneDecisionKind,
): readonly PortalKey[] {
  if (!isSignOffStage(stage)) return ['admin'];
  const parties = isSignOff(record, { stage, decision })
    ? getSignOffs(record).missing
    : signOffParties;
  return parties.map((party) => signOffPortal[party]);
}

/** Returns why a person cannot sign off a client. Each of the three sign-offs needs a different person. */
export const getSignOffError = (record: SignedOff, person: PortalPerson): string | undefined =>
  getSignOffs(record).given.some(({ party, by = '', personId }) =>
    isSamePerson({ by: signOffPortal[party], name: by, personId }, person),
  )
    ? 'You already signed off an earlier stage. Another person must sign off this stage.'
    : undefined;

/**
 * Returns the sign-offs with a new one added. Returns `undefined` if the party is unknown or has already signed off.
 */
export function addSignOff(
  record: SignedOff,
  party: SignOffParty | undefined,
  given: Pick<RecordedSignOff, 'at' | 'by' | 'personId'>,
): RecordedSignOff[] | undefined {
  if (party === undefined || !getSignOffs(record).missing.includes(party)) return undefined;
  const counted = [...getSignOffs(record).given, { party, ...given }];
  const parties = new Set(counted.map((signOff) => signOff.party));
  const ahead = (record.signOffs ?? []).filter((signOff) => !parties.has(signOff.party));
  return [...counted, ...ahead];
}
