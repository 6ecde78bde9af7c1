import * as v from 'valibot';
import { completedSignOffs, type LifecycleStage } from '../lifecycle';
import type { PortalKey } from '../portal';
import { personIdSchema } from '../portal/person.schema';
import { timestampSchema } from '../scalars';
import { lineSchema, longTextSchema } from '../text/text-limits';

/** The parties that sign off a client. Each completes one of the first three stages (CO4, T2). */
export const signOffParties = ['compliance', 'banking', 'legal'] as const;

/**
 * A party's sign-off. It has no `at` (an ISO instant) and `by` if it is older than the recording of individual
 * sign-offs.
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
 * The sign-offs of a compliance record. `given` contains one sign-off per completed stage (T2), each of a different
 * party. If a record of an earlier version has fewer, the list is filled up; if it has more, the last ones are ignored.
 * Any party in `missing` can complete the current stage; after the third stage `missing` is empty.
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
