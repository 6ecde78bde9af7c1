import { pendingDecision } from 'shared-kernel/domain/review-case';
import { requiredText, typedLimits } from 'shared-kernel/domain/text';
import { defineCommand, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { caseTerms } from '../../records/change-terms';
import { commented, mentionRefusal } from '../rules/comments';
import { withEvidence } from '../rules/decisions';
import { belongingsById, caseInput, noteOf, peopleOf, personOf } from './case-work';

/** What is written to a case. */
export const caseNoteTextSchema = requiredText('Write something', typedLimits.line);

const input = v.object({ ...caseInput, text: caseNoteTextSchema });

/** Adds a comment, which may mention the portals' people by an @ and their full name. */
export const commentOnCase = defineCommand({
  id: 'case.comment',
  label: 'Commented on a review case',
  input,
  ...caseTerms,
  isUndoable: false,
  belongings: belongingsById,
  async apply(transaction, { id, text }, context) {
    const one = await transaction.need('cases', id);
    const people = await peopleOf(transaction);
    const refusal = mentionRefusal(text, people);
    if (refusal !== undefined) return refuse(refusal);
    transaction.put('cases', commented(one, noteOf(text, people, personOf(context))));
    return one;
  },
  toast: ({ name }) => ({ title: 'Comment added', description: name }),
});

/** Adds a piece of evidence; a decision that waits for approval is cleared. */
export const addCaseEvidence = defineCommand({
  id: 'case.addEvidence',
  label: 'Added evidence to a review case',
  input,
  ...caseTerms,
  isUndoable: false,
  belongings: belongingsById,
  async apply(transaction, { id, text }, context) {
    const one = await transaction.need('cases', id);
    const people = await peopleOf(transaction);
    transaction.put('cases', withEvidence(one, noteOf(text, people, personOf(context))));
    return { name: one.name, isCleared: pendingDecision(one) !== undefined };
  },
  note: (_input, { isCleared }) =>
    isCleared ? 'The decision that waited for approval was cleared' : undefined,
  toast: ({ name, isCleared }) => ({
    title: isCleared ? 'Evidence added, decision cleared' : 'Evidence added',
    description: isCleared ? 'Submit a decision that takes the new evidence in.' : name,
  }),
});
