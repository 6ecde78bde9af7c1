import { clearActionRequired } from 'shared-kernel/domain/notification';
import { caseDeciders, isScreeningCase } from 'shared-kernel/domain/review-case';
import {
  createRequiredTextSchema,
  inputLimits,
  createTrimmedTextSchema,
} from 'shared-kernel/domain/text';
import { signOffDeskPortal, signOffDesks } from 'shared-kernel/domain/transaction';
import { addFullStop, formatExactAmount, keysOf } from 'shared-kernel/format';
import { defineCommand, refuse, type CommandTransaction } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { decisionResolutionLabel, caseOutcomeLabel } from '../case-labels';
import {
  applyDecisionAnswer,
  getDecisionAnswerError,
  decisionAnswers,
  countDecisionSteps,
  getSubmissionError,
  addSubmittedDecision,
} from '../rules/decisions';
import { loadCaseOwnerships, caseIdInputFields, createCasePerson } from './case-command-helpers';
import { storeHitDecision } from './cases-for-hits';
import {
  resolvedPaymentLabel,
  resolveHeldPayment,
  type ResolvedPayment,
} from './resolve-held-payment';
import { notifyPeople } from './notify-people';
import { serializeCaseSubject } from './serialize-case-subject';
import { caseTerms } from './terms';

export const decisionReasonSchema = createRequiredTextSchema('Enter a reason', inputLimits.line);

const overtaken =
  'Another decision was submitted, approved or returned. Review the latest decision first.';

const clearWaiting = (transaction: CommandTransaction, id: string) =>
  clearActionRequired(
    transaction,
    ({ metadata, portal }) => portal !== undefined && metadata?.caseId === id,
  );

/** Submits a decision on a review case. A second person in another portal must approve the decision. */
export const submitDecision = defineCommand({
  ...caseTerms.submitDecision,
  input: v.object({
    ...caseIdInputFields,
    outcome: v.picklist(keysOf(caseOutcomeLabel)),
    reason: decisionReasonSchema,
    /**
     * Number of decision steps when the dialog opened. If the current number differs, the command refuses the decision.
     */
    steps: v.optional(v.number()),
  }),
  isUndoable: false,
  ownerships: loadCaseOwnerships,
  async apply(transaction, { id, outcome, reason, steps }, context) {
    const one = await transaction.need('cases', id);
    if (steps !== undefined && steps !== countDecisionSteps(one)) return refuse(overtaken);
    const person = createCasePerson(context);
    const refusal = getSubmissionError(one, person.by, outcome);
    if (refusal !== undefined) return refuse(refusal);
    const facts = await serializeCaseSubject(transaction, one);
    const next = addSubmittedDecision(one, { outcome, reason, facts }, person);
    transaction.put('cases', next);
    await clearWaiting(transaction, id);
    const news = {
      key: `decision-${next.decisions.length}`,
      title: `Decision awaiting approval: ${one.name}`,
      message: addFullStop(`${person.name} submitted “${caseOutcomeLabel[outcome]}”: ${reason}`),
      actionRequired: true,
      portals: caseDeciders[one.subject.kind],
    };
    notifyPeople(transaction, next, news, person);
    return next;
  },
  note: ({ outcome, reason }) => `${caseOutcomeLabel[outcome]}: ${reason}`,
  toast: ({ name }) => ({ title: 'Decision submitted for approval', description: name }),
});

interface Answered {
  readonly end: keyof typeof decisionResolutionLabel;
  readonly moved: ResolvedPayment | undefined;
}

const titleOf = ({ end, moved }: Answered): string =>
  moved ? resolvedPaymentLabel[moved.move] : decisionResolutionLabel[end];

export const answerDecision = defineCommand({
  ...caseTerms.answerDecision,
  input: v.object({
    ...caseIdInputFields,
    answer: v.picklist(decisionAnswers),
    /**
     * Number of decisions when the dialog opened. If the current number differs, the command neither approves nor
     * returns the decision.
     */
    decision: v.optional(v.number()),
    reason: v.optional(createTrimmedTextSchema(inputLimits.line), ''),
  }),
  isUndoable: false,
  ownerships: loadCaseOwnerships,
  async apply(transaction, { id, answer, decision, reason }, context) {
    const one = await transaction.need('cases', id);
    const person = createCasePerson(context);
    const refusal = getDecisionAnswerError(one, person);
    if (refusal !== undefined) return refuse(refusal);
    if (decision !== undefined && decision !== one.decisions.length) return refuse(overtaken);
    if (answer === 'return' && reason === '')
      return refuse('Enter a reason to return the decision.');
    const facts = await serializeCaseSubject(transaction, one);
    const next = applyDecisionAnswer(one, { answer, reason, facts }, person);
    transaction.put('cases', next);
    const decided = next.decisions.at(-1);
    const end = decided?.end?.how ?? 'returned';
    await clearWaiting(transaction, id);
    const isApproved = decided !== undefined && end === 'approved';
    if (isApproved && isScreeningCase(one))
      await storeHitDecision(transaction, next, decided, context.now);
    const moved = isApproved
      ? await resolveHeldPayment(transaction, next, decided, context.now)
      : undefined;
    const news = {
      key: `answer-${next.decisions.length}`,
      title: `${titleOf({ end, moved })}: ${one.name}`,
      message: addFullStop(
        [`${person.name} answered “${caseOutcomeLabel[decided?.outcome ?? 'reopened']}”`, reason]
          .filter(Boolean)
          .join(': '),
      ),
      actionRequired: end !== 'approved',
      portals: [
        ...(decided ? [decided.by] : []),
        ...(moved ? signOffDesks.map((desk) => signOffDeskPortal[desk]) : []),
      ],
    };
    notifyPeople(transaction, next, news, person);
    return { next, end, moved };
  },
  note: ({ reason }, answer) => [titleOf(answer), ...(reason === '' ? [] : [reason])].join(': '),
  toast: ({ next, end, moved }) => ({
    title: titleOf({ end, moved }),
    description:
      end === 'cleared'
        ? 'The record changed after the decision was submitted. Submit it again.'
        : moved
          ? `${moved.payment.reference}, ${formatExactAmount(moved.payment.amount, moved.payment.currency)}`
          : next.name,
  }),
});
