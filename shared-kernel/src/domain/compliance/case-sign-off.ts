import * as v from 'valibot';
import { completedSignOffs, type LifecycleStage } from '../lifecycle';
import type { PortalKey } from '../portal';
import { personIdSchema } from '../portal/person.schema';
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
  personId: personIdSchema,
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
 * The sign-offs of a case. Those `given` count, one for each stage that was completed (T2) and each of another party. A case of an
 * earlier version can have fewer on record, which are then taken as given, or more, the last of which wait for
 * their stage. Any of the parties `missing` can complete the current stage; there are none beyond the third.
 */
export function signOffsOf({ signOffs = [], currentStage }: SignedOff) {
  const unrecorded = signOffParties.map((party): CaseSignOff => ({ party }));
  const byParty = new Map<CaseSignOff['party'], CaseSignOff>();
  for (const signOff of [...signOffs, ...unrecorded]) {
    if (!byParty.has(signOff.party)) byParty.set(signOff.party, signOff);
  }
  const given = [...byParty.values()].slice(0, completedSignOffs(currentStage));
  const missing = signOffParties.filter((each) => given.every(({ party }) => party !== each));
  return { given, missing } as const;
}
