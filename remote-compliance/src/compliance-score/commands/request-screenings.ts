import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { screenings } from '../screenings/screening-event';
import { screeningLabel } from '../screenings/screening-rules';
import { recordScreeningStep, applyScreeningStep } from '../screenings/apply-screening-step';
import { formatRecordNames } from './format-record-names';
import { saveRecordWithClient } from './find-client-of-record';
import { screeningReasonSchema } from './advance-screening';
import { complianceTerms } from './terms';

/**
 * Requests a screening for several compliance records and updates the clients. If any request is refused, none is made.
 */
export const requestScreenings = defineCommand({
  ...complianceTerms.requestScreenings,
  input: v.object({
    ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()),
    screening: v.picklist(screenings),
    reason: screeningReasonSchema,
  }),
  async apply(transaction, { ids, screening, reason }, { actor, personId, now }) {
    const decision = { screening, step: 'request', reason, reviewer: actor, personId } as const;
    const requested: ComplianceRecord[] = [];
    for (const id of new Set(ids)) {
      const record = await transaction.need('complianceRecords', id);
      const after = applyScreeningStep(record, decision, now);
      if (!after)
        return refuse(`${record.name}: ${screeningLabel[screening]} is already in progress.`);
      await saveRecordWithClient(transaction, after, (client) =>
        recordScreeningStep(client, after, decision, now),
      );
      requested.push(after);
    }
    return requested;
  },
  note: ({ screening, reason }) => `Requested ${screeningLabel[screening]}: ${reason}`,
  toast: (requested, { screening }) => ({
    title: `${screeningLabel[screening]} screening requested`,
    description: formatRecordNames(requested),
  }),
});
