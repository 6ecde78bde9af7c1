import type { Client } from 'shared-kernel/domain/client';
import {
  signOffParties,
  type CaseSignOff,
  type ComplianceRecord,
} from 'shared-kernel/domain/compliance';
import { completedSignOffs, type LifecycleStage } from 'shared-kernel/domain/lifecycle';
import { withHistoryEntry } from '../../screening/compliance-history';

export type SignOffParty = CaseSignOff['party'];

/** How each party is called. */
export const signOffPartyLabel: Record<SignOffParty, string> = {
  compliance: 'Compliance',
  banking: 'Banking',
  legal: 'Legal',
};

/** What is read of a case to tell its sign-offs. */
type SignedOff = Pick<ComplianceRecord, 'signOffs' | 'currentStage'>;

/** The stages at which sign-offs are given. */
const openStages: readonly LifecycleStage[] = ['under_review', 'approved'];

/**
 * The sign-offs of a case, each party's once. A case of before sign-offs were recorded one by one has
 * as many as its stage stands for (T2), without moment and name.
 */
export function givenSignOffs({ signOffs, currentStage }: SignedOff): readonly CaseSignOff[] {
  if (!signOffs) {
    return signOffParties.slice(0, completedSignOffs(currentStage)).map((party) => ({ party }));
  }
  return signOffParties.flatMap((party) => signOffs.find((given) => given.party === party) ?? []);
}

/** The parties that have not signed off yet. */
export function missingSignOffs(record: SignedOff): readonly SignOffParty[] {
  const given = givenSignOffs(record).map(({ party }) => party);
  return signOffParties.filter((party) => !given.includes(party));
}

/** Why a party cannot sign off now, as a sentence; undefined where it can. */
export function signOffRefusal(record: SignedOff, party: SignOffParty): string | undefined {
  if (!missingSignOffs(record).includes(party)) {
    return `${signOffPartyLabel[party]} has signed off already.`;
  }
  return openStages.includes(record.currentStage)
    ? undefined
    : 'Sign-offs are given while the case is under review or approved.';
}

/** A party's sign-off, by whom and with what remark. */
export interface SignOffGiven {
  readonly party: SignOffParty;
  readonly comment: string;
  readonly reviewer: string;
}

/** The record with one more sign-off, given at `now`; undefined where `signOffRefusal` has a reason. */
export function giveSignOff(
  record: ComplianceRecord,
  { party, comment, reviewer }: SignOffGiven,
  now: Date,
): ComplianceRecord | undefined {
  if (signOffRefusal(record, party) !== undefined) return undefined;
  const at = now.toISOString();
  const signOff = { party, at, by: reviewer, ...(comment !== '' && { comment }) };
  return { ...record, lastUpdated: at, signOffs: [...givenSignOffs(record), signOff] };
}

/** The client whose history says that a party signed off. */
export const followSignOff = (
  client: Client,
  { party, comment, reviewer }: SignOffGiven,
  now: Date,
): Client =>
  withHistoryEntry(
    client,
    { type: `Sign-off: ${signOffPartyLabel[party]}`, status: 'passed', comment, reviewer },
    now,
  );
