import { portalKeys, portalLabel } from 'shared-kernel/domain/portal';
import { dateSchemaOf } from 'shared-kernel/domain/record';
import { dayOf, formatDate } from 'shared-kernel/format';
import { defineCommand, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { caseTerms } from '../../records/change-terms';
import { escalateRefusal, queued, snoozeRefusal } from '../rules/taking';
import { belongingsById, caseInput } from './case-work';

/** Puts a case into the queue of a portal, without an owner. */
export const escalateCase = defineCommand({
  id: 'case.escalate',
  label: 'Moved a review case to a queue',
  input: v.object({ ...caseInput, to: v.picklist(portalKeys) }),
  ...caseTerms,
  belongings: belongingsById,
  async apply(transaction, { id, to }) {
    const one = await transaction.need('cases', id);
    const refusal = escalateRefusal(one, to);
    if (refusal !== undefined) return refuse(refusal);
    const next = queued(one, to);
    transaction.put('cases', next);
    return next;
  },
  note: ({ to }) => `To the queue of ${portalLabel[to]}`,
  toast: ({ name }, { to }) => ({
    title: `Moved to the queue of ${portalLabel[to]}`,
    description: name,
  }),
});

/** Puts a case off until a day; it keeps its due date. */
export const snoozeCase = defineCommand({
  id: 'case.snooze',
  label: 'Snoozed a review case',
  input: v.object({ ...caseInput, until: dateSchemaOf('Choose a day') }),
  ...caseTerms,
  belongings: belongingsById,
  async apply(transaction, { id, until }, { now }) {
    const one = await transaction.need('cases', id);
    const refusal = snoozeRefusal(one, until, dayOf(now));
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
