import { clearActionRequired } from 'shared-kernel/domain/notification';
import { requiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { screeningSteps, screenings } from '../screenings/screening-event';
import { screeningIssue, screeningLabel, screeningStepRules } from '../screenings/screening-rules';
import { withScreeningStep, takeScreeningStep } from '../screenings/take-step';
import { putWithClient } from './client-of-record';
import { recordReference, notificationMatcher } from './notification-matcher';
import { complianceTerms } from './terms';

export const screeningReasonSchema = requiredTextSchema('Enter a reason', inputLimits.line);

export const workScreening = defineCommand({
  ...complianceTerms.workScreening,
  input: v.object({
    id: recordIdSchema,
    screening: v.picklist(screenings),
    step: v.picklist(screeningSteps),
    reason: screeningReasonSchema,
  }),
  async apply(transaction, { id, ...taken }, { actor, personId, now }) {
    const decision = { ...taken, reviewer: actor, personId };
    const record = await transaction.need('complianceRecords', id);
    const after = takeScreeningStep(record, decision, now);
    if (!after) return refuse('This step is not possible for the screening now.');
    await putWithClient(transaction, after, (client) =>
      withScreeningStep(client, after, decision, now),
    );
    const isFlag = taken.step === 'flag';
    const { done } = screeningStepRules[taken.step];
    if (taken.step === 'complete') {
      await clearActionRequired(
        transaction,
        await notificationMatcher(transaction, record, {
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
        ...recordReference(record, {
          screening: screeningLabel[taken.screening],
          ...(isFlag && { issue: screeningIssue(taken.screening, taken.reason) }),
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
