import { portalKeys, portalLabel } from 'shared-kernel/domain/portal';
import { createDateSchema } from 'shared-kernel/domain/record';
import { toLocalDate, formatDate } from 'shared-kernel/format';
import { defineCommand, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import {
  getDueDateError,
  getEscalationError,
  moveCaseToQueue,
  getSnoozeError,
} from '../rules/assignment';
import { loadCaseOwnerships, caseIdInputFields, createCasePerson } from './case-command-helpers';
import { caseTerms } from './terms';

/** Moves a review case to the queue of another portal. The case then has no owner. */
export const escalateCase = defineCommand({
  ...caseTerms.escalateCase,
  input: v.object({ ...caseIdInputFields, to: v.picklist(portalKeys) }),
  ownerships: loadCaseOwnerships,
  async apply(transaction, { id, to }) {
    const one = await transaction.need('cases', id);
    const refusal = getEscalationError(one, to);
    if (refusal !== undefined) return refuse(refusal);
    const next = moveCaseToQueue(one, to);
    transaction.put('cases', next);
    return next;
  },
  note: ({ to }) => `Moved to the ${portalLabel[to]} queue`,
  toast: ({ name }, { to }) => ({
    title: `Moved to the ${portalLabel[to]} queue`,
    description: name,
  }),
});

export const caseDueDateSchema = createDateSchema('Choose a day');

export const setCaseDueDate = defineCommand({
  ...caseTerms.setCaseDueDate,
  input: v.object({ ...caseIdInputFields, due: caseDueDateSchema }),
  ownerships: loadCaseOwnerships,
  async apply(transaction, { id, due }, context) {
    const one = await transaction.need('cases', id);
    const refusal = getDueDateError(one, createCasePerson(context), due, toLocalDate(context.now));
    if (refusal !== undefined) return refuse(refusal);
    transaction.put('cases', { ...one, due });
    return one;
  },
  note: ({ due }, one) => `From ${formatDate(one.due)} to ${formatDate(due)}`,
  toast: ({ name }, { due }) => ({ title: `Due on ${formatDate(due)}`, description: name }),
});

/** Snoozes a review case until a date. The due date does not change. */
export const snoozeCase = defineCommand({
  ...caseTerms.snoozeCase,
  input: v.object({ ...caseIdInputFields, until: createDateSchema('Choose a day') }),
  ownerships: loadCaseOwnerships,
  async apply(transaction, { id, until }, { now }) {
    const one = await transaction.need('cases', id);
    const refusal = getSnoozeError(one, until, toLocalDate(now));
    if (refusal !== undefined) return refuse(refusal);
    const next = { ...one, snoozedUntil: until };
    transaction.put('cases', next);
    return next;
  },
  note: ({ until }) => `Until ${formatDate(until)}`,
  toast: ({ name }, { until }) => ({
    title: `Snoozed until ${formatDate(until)}`,
    description: name,
  }),
});
