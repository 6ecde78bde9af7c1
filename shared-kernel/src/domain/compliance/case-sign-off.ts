import * as v from 'valibot';
import { completedSignOffs, type LifecycleStage } from '../lifecycle';
import type { PortalKey } from '../portal';
import { timestampSchema } from '../scalars';
import { lineSchema, longTextSchema } from '../text/text-limits';

/** Who signs a client off, each by completing one of its first three stages (CO4, T2). */
export const signOffParties = ['compliance', 'banking', 'legal'] as const;

/**
 * A party's sign-off; without `at` (an ISO instant) and `by` it was given before sign-offs were
 * recorded one by one.
 */
export const caseSignOffSchema = v.object({
  party: v.picklist(signOffParties),
  at: v.optional(timestampSchema),
  by: v.optional(lineSchema),
  comment: v.optional(longTextSchema),
});

/** A party’s sign-off of a case. */
export type CaseSignOff = v.InferOutput<typeof caseSignOffSchema>;

/** The portal that gives each party's sign-off. */
export const signOffPortal: Readonly<Record<CaseSignOff['party'], PortalKey>> = {
  compliance: 'admin',
  banking: 'banking',
  legal: 'law_firm',
};

/** What is read of a case to tell its sign-offs. */
interface SignedOff {
  readonly currentStage: LifecycleStage;
  readonly signOffs?: readonly CaseSignOff[] | undefined;
}

/**
 * The sign-offs that count, one for each stage that was completed (T2) and each of another party. A case of an
 * earlier version can have fewer on record, which are then taken as given, or more, the last of which wait for
 * their stage.
 */
export function givenSignOffs({ signOffs = [], currentStage }: SignedOff): readonly CaseSignOff[] {
  const unrecorded = signOffParties.map((party): CaseSignOff => ({ party }));
  const byParty = new Map<CaseSignOff['party'], CaseSignOff>();
  for (const signOff of [...signOffs, ...unrecorded]) {
    if (!byParty.has(signOff.party)) byParty.set(signOff.party, signOff);
  }
  return [...byParty.values()].slice(0, completedSignOffs(currentStage));
}

/** The parties that have not signed off yet; any of them can complete the current stage. None beyond the third stage. */
export function missingSignOffs(record: SignedOff): readonly CaseSignOff['party'][] {
  const given = givenSignOffs(record).map(({ party }) => party);
  return signOffParties.filter((party) => !given.includes(party));
}
