import { useState } from 'react';
import type { ReviewCase } from 'shared-kernel/domain/review-case';
import { inputLimits } from 'shared-kernel/domain/text';
import { RadioCardsField, TextAreaField, CommandDialog } from 'shared-kernel/form';
import type { DialogControls } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import * as v from 'valibot';
import type { CaseOutcome } from '../../records/review-case';
import { caseOutcomeLabel } from '../case-labels';
import { decisionReasonSchema, submitDecision } from '../commands/decide-case';
import { countDecisionSteps, listAvailableOutcomes } from '../rules/decisions';
import { describeOutcomeEffect } from '../rules/outcome-effects';
import { CaseDetails, useDecidablePayment } from './case-details';

/** Suggested reasons. Clicking a suggestion fills the reason field and does not submit. */
const usualReasons = ['Document received', 'Confirmed by the counterparty'];

interface DecideDialogProps extends DialogControls {
  readonly reviewCase: ReviewCase;
  readonly title: string;
}

/**
 * Asks for an outcome and a reason. No outcome is preselected. Submitting fails if another decision was submitted after
 * the dialog opened.
 */
export function CaseDecisionDialog({ reviewCase, title, ...ends }: DecideDialogProps) {
  const { id } = reviewCase;
  const { run } = useCommand(submitDecision);
  const payment = useDecidablePayment(reviewCase);
  const [steps] = useState(() => countDecisionSteps(reviewCase));
  const outcomes = listAvailableOutcomes(reviewCase);
  const schema = v.object({
    outcome: v.picklist(outcomes, 'Choose an outcome'),
    reason: decisionReasonSchema,
  });
  return (
    <CommandDialog
      {...ends}
      title={title}
      size="small"
      label="Submit decision"
      schema={schema}
      defaultValues={{ outcome: '' as CaseOutcome, reason: '' }}
      fallbackField="reason"
      draftKey={`case.submitDecision ${id}`}
      submit="Submit decision"
      onSubmit={(decision, show) => run({ id, ...decision, steps }, show)}
    >
      {({ control }) => (
        <>
          <CaseDetails reviewCase={reviewCase} />
          <RadioCardsField
            name="outcome"
            label="Outcome"
            control={control}
            options={outcomes.map((value) => ({
              value,
              label: caseOutcomeLabel[value],
              description: describeOutcomeEffect(reviewCase, value, payment),
            }))}
            required
          />
          <TextAreaField
            name="reason"
            label="Reason for the outcome"
            hint="Another person approves or returns the decision. To change a submitted decision, submit a new decision."
            control={control}
            maxLength={inputLimits.line}
            suggestions={usualReasons}
            required
          />
        </>
      )}
    </CommandDialog>
  );
}
