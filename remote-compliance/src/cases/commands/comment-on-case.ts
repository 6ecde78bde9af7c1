import type { Notification } from 'shared-kernel/domain/notification';
import type { PortalKey } from 'shared-kernel/domain/portal';
import {
  findPendingDecision,
  addEvidenceToCase,
  type ReviewCase,
} from 'shared-kernel/domain/review-case';
import { createRequiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import {
  defineCommand,
  refuse,
  type Command,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import * as v from 'valibot';
import type { CaseNote } from '../../records/review-case';
import { appendCaseComment, getMentionError } from '../rules/comments';

import {
  loadCaseOwnerships,
  caseIdInputFields,
  createCaseNote,
  loadPortalPersonNames,
  createCasePerson,
} from './case-command-helpers';
import { caseTerms } from './terms';

export const caseNoteTextSchema = createRequiredTextSchema('Enter a note', inputLimits.line);

/** Notifies a mentioned person. No setting turns these notifications off. */
const mentionOf = (
  { id, name, client, clientId, comments, evidence }: ReviewCase,
  { at, name: by, text }: CaseNote,
  portal: PortalKey,
  mentioned: string,
): Notification => ({
  id: `NT-${id}-${comments.length + evidence.length + 1}-${portal}`,
  type: 'info',
  category: 'compliance',
  title: `${mentioned} was mentioned in a review case`,
  message: `${by} about ${name}: ${text}`,
  timestamp: at,
  isRead: false,
  isStarred: false,
  source: by,
  actionRequired: false,
  priority: 'medium',
  metadata: { caseId: id },
  portal,
  ...(client !== '' && { clientName: client }),
  ...(clientId !== undefined && { clientId }),
});

const noteParts = {
  input: v.object({ ...caseIdInputFields, text: caseNoteTextSchema }),
  isUndoable: false,
  ownerships: loadCaseOwnerships,
};

/** Adds a note to a review case and notifies the mentioned people. Refuses the note if it mentions an unknown name. */
async function noted(
  transaction: CommandTransaction,
  { id, text }: v.InferOutput<typeof noteParts.input>,
  context: Parameters<Command['apply']>[2],
) {
  const one = await transaction.need('cases', id);
  const people = await loadPortalPersonNames(transaction);
  const refusal = getMentionError(text, people);
  if (refusal !== undefined) return refuse(refusal);
  const note = createCaseNote(text, people, createCasePerson(context));
  for (const portal of note.mentions ?? [])
    if (portal !== note.by)
      transaction.add('notifications', mentionOf(one, note, portal, people[portal]));
  return { one, note };
}

/** Adds a comment to a review case. An @ followed by a full name mentions that person. */
export const commentOnCase = defineCommand({
  ...caseTerms.commentOnCase,
  ...noteParts,
  async apply(transaction, input, context) {
    const { one, note } = await noted(transaction, input, context);
    transaction.put('cases', appendCaseComment(one, note));
    return one;
  },
  toast: ({ name }) => ({ title: 'Comment added', description: name }),
});

export const addCaseEvidence = defineCommand({
  ...caseTerms.addCaseEvidence,
  ...noteParts,
  async apply(transaction, input, context) {
    const { one, note } = await noted(transaction, input, context);
    transaction.put('cases', addEvidenceToCase(one, note));
    return { name: one.name, isCleared: findPendingDecision(one) !== undefined };
  },
  note: (_input, { isCleared }) => (isCleared ? 'The pending decision was withdrawn' : undefined),
  toast: ({ name, isCleared }) => ({
    title: isCleared ? 'Evidence added, decision withdrawn' : 'Evidence added',
    description: isCleared ? 'Submit a new decision that includes the new evidence.' : name,
  }),
});
