import { hitOutcomes, type Client } from 'shared-kernel/domain/client';
import { requiredText, typedLimits } from 'shared-kernel/domain/text';
import {
  defineCommand,
  recordIdSchema,
  refuse,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import * as v from 'valibot';
import { screeningTerms } from '../../records/change-terms';
import { withHistoryEntry } from '../../screening/compliance-history';
import { hitOutcomeView } from '../hit-outcomes';
import { hitsOf, type SanctionsHit } from '../hits';

/** Why a hit is decided so; required. */
export const hitReasonSchema = requiredText('Enter a reason', typedLimits.line);

const namesOf = ({ name, entry }: Pick<SanctionsHit, 'name' | 'entry'>) =>
  `${name}, ${entry.name} (${entry.id})`;

const raiseConfirmed = (
  transaction: CommandTransaction,
  { id, companyName }: Client,
  hit: SanctionsHit,
  reason: string,
) =>
  transaction.raise('amlScreeningAlerts', {
    type: 'warning',
    category: 'compliance',
    title: 'Sanctions hit confirmed',
    message: `${companyName}: ${namesOf(hit)}. ${reason}`,
    source: 'Compliance Score Engine',
    actionRequired: false,
    priority: 'high',
    clientName: companyName,
    clientId: id,
  });

/** Keeps what a reviewer finds a sanctions hit to be, until what was compared changes. */
export const decideHit = defineCommand({
  id: 'compliance.decideHit',
  label: 'Decided a sanctions hit',
  input: v.object({
    clientId: recordIdSchema,
    digest: v.pipe(v.string(), v.nonEmpty()),
    outcome: v.picklist(hitOutcomes),
    reason: hitReasonSchema,
  }),
  ...screeningTerms,
  async apply(transaction, { clientId, digest, outcome, reason }, { actor, now }) {
    const client = await transaction.need('clients', clientId);
    const hit = hitsOf(client).find((each) => each.digest === digest);
    if (!hit) return refuse('What was compared has changed. Look at the hits again.');
    if (hit.decision?.outcome === outcome) {
      return refuse(`${hit.decision.by} has decided the same already.`);
    }
    const { label } = hitOutcomeView[outcome];
    const status = outcome === 'confirmed' ? 'failed' : 'passed';
    const type = `Sanctions hit, ${label.toLowerCase()}: ${namesOf(hit)}`;
    const event = { type, status, comment: reason, reviewer: actor } as const;
    const decision = {
      entryId: hit.entry.id,
      subject: hit.name,
      digest,
      outcome,
      reason,
      by: actor,
      at: now.toISOString(),
    };
    transaction.put('clients', {
      ...withHistoryEntry(client, event, now),
      sanctionsDecisions: [...(client.sanctionsDecisions ?? []), decision],
    });
    if (outcome === 'confirmed') await raiseConfirmed(transaction, client, hit, reason);
    return { companyName: client.companyName, names: namesOf(hit) };
  },
  note: ({ outcome, reason }, { names }) => `${hitOutcomeView[outcome].label}: ${names}. ${reason}`,
  toast: ({ names }, { outcome }) => ({ title: hitOutcomeView[outcome].label, description: names }),
});
