import { toClientReference } from 'shared-kernel/domain/client';
import { createMissingCases } from 'shared-kernel/domain/review-case';
import { createRequiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import { defineCommand, recordIdSchema, refuse } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { appendCaseComment } from '../rules/comments';
import {
  getCaseOwnership,
  findClientCases,
  createCaseNote,
  loadPortalPersonNames,
  createCasePerson,
} from './case-command-helpers';
import { caseTerms } from './terms';

export const reviewRequestSchema = createRequiredTextSchema(
  'Describe what to review',
  inputLimits.line,
);

/** Opens a review case for a client at the request of a user. The reason becomes the first comment. */
export const openReviewCase = defineCommand({
  ...caseTerms.openReviewCase,
  input: v.object({ recordId: recordIdSchema, reason: reviewRequestSchema }),
  ownerships: () => [getCaseOwnership({ subject: { kind: 'client', id: '' } })],
  async apply(transaction, { recordId, reason }, context) {
    const record = await transaction.need('complianceRecords', recordId);
    const person = createCasePerson(context);
    const trigger = {
      subject: { kind: 'client', id: record.id },
      cause: 'by_hand',
      since: person.at,
      name: record.name,
      riskLevel: record.riskLevel,
      client: toClientReference(record),
    } as const;
    const standing = await findClientCases(transaction, record.id);
    const [opened] = createMissingCases({ others: [trigger] }, standing, person.at);
    if (!opened)
      return refuse('This client already has an open review case that was opened manually.');
    const people = await loadPortalPersonNames(transaction);
    const next = appendCaseComment(
      { ...opened, queue: person.by },
      createCaseNote(reason, people, person),
    );
    transaction.add('cases', next);
    return next;
  },
  note: ({ reason }) => reason,
  toast: ({ name }) => ({ title: 'Review case opened', description: name }),
});
