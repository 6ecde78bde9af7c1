import { requiredText, typedLimits, typedText } from 'shared-kernel/domain/text';
import { keysOf } from 'shared-kernel/format';
import { defineCommand, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { caseTerms } from '../../records/change-terms';
import { endLabel, outcomeLabel } from '../case-views';
import { answered, answerRefusal, answers, submitRefusal, submitted } from '../rules/decisions';
import { belongingsById, caseInput, personOf } from './case-work';
import { isScreeningCase } from '../rules/screening-case';
import { recordHitDecision } from './hit-cases';
import { factsNow } from './subject-facts';

/** Why a case is decided so. */
export const decisionReasonSchema = requiredText('Enter a reason', typedLimits.line);

/** Submits a decision, which another person in another portal approves. */
export const submitDecision = defineCommand({
  id: 'case.submitDecision',
  label: 'Submitted a decision on a review case',
  input: v.object({
    ...caseInput,
    outcome: v.picklist(keysOf(outcomeLabel)),
    reason: decisionReasonSchema,
  }),
  ...caseTerms,
  isUndoable: false,
  belongings: belongingsById,
  async apply(transaction, { id, outcome, reason }, context) {
    const one = await transaction.need('cases', id);
    const person = personOf(context);
    const refusal = submitRefusal(one, person.by, outcome);
    if (refusal !== undefined) return refuse(refusal);
    const facts = await factsNow(transaction, one);
    const next = submitted(one, { outcome, reason, facts }, person);
    transaction.put('cases', next);
    return next;
  },
  note: ({ outcome, reason }) => `${outcomeLabel[outcome]}: ${reason}`,
  toast: ({ name }) => ({ title: 'Decision submitted for approval', description: name }),
});

/** Approves a decision, or returns it with a reason; the second pair of eyes. */
export const answerDecision = defineCommand({
  id: 'case.answerDecision',
  label: 'Answered a decision on a review case',
  input: v.object({
    ...caseInput,
    answer: v.picklist(answers),
    reason: v.optional(typedText(typedLimits.line), ''),
  }),
  ...caseTerms,
  isUndoable: false,
  belongings: belongingsById,
  async apply(transaction, { id, answer, reason }, context) {
    const one = await transaction.need('cases', id);
    const person = personOf(context);
    const refusal = answerRefusal(one, person);
    if (refusal !== undefined) return refuse(refusal);
    if (answer === 'return' && reason === '') return refuse('Enter a reason to return a decision.');
    const facts = await factsNow(transaction, one);
    const next = answered(one, { answer, reason, facts }, person);
    transaction.put('cases', next);
    const decided = next.decisions.at(-1);
    const end = decided?.end?.how ?? 'returned';
    if (decided && end === 'approved' && isScreeningCase(one))
      await recordHitDecision(transaction, next, decided, context.now);
    return { next, end };
  },
  note: ({ reason }, { end }) => [endLabel[end], ...(reason === '' ? [] : [reason])].join(': '),
  toast: ({ next, end }) => ({
    title: endLabel[end],
    description:
      end === 'cleared'
        ? 'The record changed after the decision was submitted. Submit it again.'
        : next.name,
  }),
});
