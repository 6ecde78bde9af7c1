import * as v from 'valibot';
import { countCompletedSignOffs, type LifecycleStage } from '../lifecycle';
import type { PortalKey } from '../portal';
import { personIdSchema } from '../portal/person.schema';
import { timestampSchema } from '../scalars';
import { singleLineSchema, longTextSchema } from '../text/text-limits';

/** The parties that sign off a client (CO4, T2). Each sign-off completes one of the first three stages. */
export const signOffParties = ['compliance', 'banking', 'legal'] as const;

/** A party's sign-off of a client. Sign-offs stored by older versions have no `at` (ISO timestamp) and no `by`. */
export const complianceSignOffSchema = v.object({
  party: v.picklist(signOffParties),
  at: v.optional(timestampSchema),
  by: v.optional(singleLineSchema),
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
 * Returns two lists. `given` contains one sign-off per completed stage of a compliance record (T2). `missing` contains
 * the parties that can complete the current stage.
 */
export function getSignOffs({ signOffs = [], currentStage }: SignedOff) {
  const unrecorded = signOffParties.map((party): ComplianceSignOff => ({ party }));
  const byParty = new Map<ComplianceSignOff['party'], ComplianceSignOff>();
  for (const signOff of [...signOffs, ...unrecorded]) {
    if (!byParty.has(signOff.party)) byParty.set(signOff.party, signOff);
  }
  const given = [...byParty.values()].slice(0, countCompletedSignOffs(currentStage));
  const missing = signOffParties.filter((each) => given.every(({ party }) => party !== each));
  return { given, missing } as const;
}
