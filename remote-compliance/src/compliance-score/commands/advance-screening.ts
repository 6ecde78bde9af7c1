import { clearActionRequired } from 'shared-kernel/domain/notification';
import { createRequiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { screeningSteps, screenings } from '../screenings/screening-event';
import {
  formatScreeningIssue,
  screeningLabel,
  screeningStepRules,
} from '../screenings/screening-rules';
import { recordScreeningStep, applyScreeningStep } from '../screenings/apply-screening-step';
import { saveRecordWithClient } from './find-client-of-record';
import {
  createComplianceRecordReference,
  createNotificationMatcher,
} from './create-notification-matcher';
import { complianceTerms } from './terms';

export const screeningReasonSchema = createRequiredTextSchema('Enter a reason', inputLimits.line);

export const advanceScreening = defineCommand({
  ...complianceTerms.advanceScreening,
  input: v.object({
    id: recordIdSchema,
    screening: v.picklist(screenings),
    step: v.picklist(screeningSteps),
    reason: screeningReasonSchema,
  }),
  async apply(transaction, { id, ...taken }, { actor, personId, now }) {
    const decision = { ...taken, reviewer: actor, personId };
    const record = await transaction.need('complianceRecords', id);
    const after = applyScreeningStep(record, decision, now);
    if (!after) return refuse('This step is not possible for the screening now.');
    await saveRecordWithClient(transaction, after, (client) =>
      recordScreeningStep(client, after, decision, now),
    );
    const isFlag = taken.step === 'flag';
    const { done } = screeningStepRules[taken.step];
    if (taken.step === 'complete') {
      await clearActionRequired(
        transaction,
        await createNotificationMatcher(transaction, record, {
          screening: screeningLabel[taken.screening],
        }),
      );
    }
    if (isFlag || taken.step === 'complete') {
      await transaction.raise('amlScreeningAlerts', {
        type: isFlag ? 'warning' : 'success',
        category: 'compliance',
        title: `${screeningLabel[taken.screening]} screening ${done.label.toLowerCase()}`,
        message: `${record.name}: ${taken.reason}`,
        source: 'Compliance Score Engine',
        actionRequired: isFlag,
        priority: isFlag ? 'high' : 'low',
        ...createComplianceRecordReference(record, {
          screening: screeningLabel[taken.screening],
          ...(isFlag && { issue: formatScreeningIssue(taken.screening, taken.reason) }),
        }),
      });
    }
    return after;
  },
  note: ({ screening, step, reason }) =>
    `${screeningStepRules[step].done.label} ${screeningLabel[screening]}: ${reason}`,
  toast: ({ name }, { screening, step }) => ({
    title: `${screeningLabel[screening]} screening ${screeningStepRules[step].done.label.toLowerCase()}`,
    description: name,
  }),
});
