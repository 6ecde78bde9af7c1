import * as v from 'valibot';
import { completedSignOffs, type LifecycleStage } from '../lifecycle';
import type { PortalKey } from '../portal';
import { personIdSchema } from '../portal/person.schema';
import { timestampSchema } from '../scalars';
import { lineSchema, longTextSchema } from '../text/text-limits';

/** The parties that sign a client off, each by completing one of the first three stages (CO4, T2). */
export const signOffParties = ['compliance', 'banking', 'legal'] as const;

/**
 * A party's sign-off. Without `at` (an ISO instant) and `by`, it dates from before sign-offs were recorded
 * individually.
 */
export const complianceSignOffSchema = v.object({
  party: v.picklist(signOffParties),
  at: v.optional(timestampSchema),
  by: v.optional(lineSchema),
  personId: personIdSchema,
  comment: v.optional(longTextSchema),
});

export type ComplianceSignOff = v.InferOutput<typeof complianceSignOffSchema>;

/** The portal in which each party signs off. */
export const signOffPortal: Readonly<Record<ComplianceSignOff['party'], PortalKey>> = {
  compliance: 'admin',
  banking: 'banking',
  legal: 'law_firm',
};

interface SignedOff {
  readonly currentStage: LifecycleStage;
  readonly signOffs?: readonly ComplianceSignOff[] | undefined;
}

/**
 * The sign-offs of a compliance record. `given` lists one for each completed stage (T2), each of another party. A
 * record of an earlier version can list fewer, which are filled up, or more, of which the last are not counted yet.
 * Any of the parties in `missing` can complete the current stage; after the third stage the list is empty.
 */
export function signOffsOf({ signOffs = [], currentStage }: SignedOff) {
  const unrecorded = signOffParties.map((party): ComplianceSignOff => ({ party }));
  const byParty = new Map<ComplianceSignOff['party'], ComplianceSignOff>();
  for (const signOff of [...signOffs, ...unrecorded]) {
    if (!byParty.has(signOff.party)) byParty.set(signOff.party, signOff);
  }
  const given = [...byParty.values()].slice(0, completedSignOffs(currentStage));
  const missing = signOffParties.filter((each) => given.every(({ party }) => party !== each));
  return { given, missing } as const;
}
