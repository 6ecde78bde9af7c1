import { clientSchema } from 'shared-kernel/domain/client';
import { riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import { createNumberInputSchema } from 'shared-kernel/domain/money';
import { createRequiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import {
  defineCommand,
  applyFormEdits,
  pickFormFields,
  recordIdSchema,
  refuse,
} from 'shared-kernel/workspace';
import * as v from 'valibot';
import { addHistoryEntry } from '../../screening/compliance-history';
import { riskLevelSchema } from '../../screening/risk-levels';
import { findComplianceRecord } from './client-compliance-record';
import { copyClientScore, notifyScoreChange } from './document-decision';
import { clientTerms } from './terms';

const ratingFields = ['complianceScore', 'riskLevel'] as const;

const scoreMessage = 'Enter a whole number from 0 to 100';

const scoreSchema = v.pipe(
  createNumberInputSchema(scoreMessage),
  v.integer(scoreMessage),
  v.minValue(0, scoreMessage),
  v.maxValue(100, scoreMessage),
);

export const clientRatingSchema = v.object({
  complianceScore: scoreSchema,
  riskLevel: riskLevelSchema,
  note: createRequiredTextSchema('Enter a reason', inputLimits.line),
});

/** Changes the score and risk of a client. Also adds a history entry and updates the compliance record. */
export const rateClient = defineCommand({
  ...clientTerms.rateClient,
  input: v.object({
    id: recordIdSchema,
    from: v.pick(clientSchema, ratingFields),
    to: clientRatingSchema,
  }),
  async apply(transaction, { id: key, from, to: { note, ...to } }, { actor, now }) {
    const client = await transaction.need('clients', key);
    const current = pickFormFields(client, ratingFields);
    const rating = applyFormEdits({ collection: 'clients', key, from, to, current });
    if (
      rating.complianceScore === client.complianceScore &&
      rating.riskLevel === client.riskLevel
    ) {
      return refuse('Score and risk are unchanged.');
    }
    const type = `Rated ${rating.complianceScore}%, ${riskLevelDisplay[rating.riskLevel].label}`;
    const event = { type, status: 'passed', comment: note, reviewer: actor } as const;
    const after = { ...addHistoryEntry(client, event, now), ...rating };
    transaction.put('clients', after);
    const record = await findComplianceRecord(transaction, client);
    if (record) {
      const { riskLevel } = rating;
      transaction.put('complianceRecords', { ...copyClientScore(record, after, now), riskLevel });
    }
    const [was, is] = [client.complianceScore, after.complianceScore];
    if (was !== is)
      await notifyScoreChange(transaction, client, is > was, {
        title: 'Compliance score changed',
        message: `${client.companyName}: the compliance score changed from ${was} to ${is}.`,
      });
    return after;
  },
  note: ({ to }) => to.note,
  toast: ({ companyName }) => ({ title: 'Score and risk changed', description: companyName }),
});
