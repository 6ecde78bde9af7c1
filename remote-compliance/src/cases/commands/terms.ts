import { permissions } from 'shared-kernel/domain/portal';
import type { CommandTerms } from 'shared-kernel/workspace';

/** Ids, labels and permissions of the commands, in a separate file so that buttons do not load the command code. */
export const caseTerms = {
  assignCases: { id: 'case.assign', label: 'Assigned review cases', permission: permissions.cases },
  submitDecision: {
    id: 'case.submitDecision',
    label: 'Submitted a decision on a review case',
    permission: permissions.cases,
  },
  answerDecision: {
    id: 'case.answerDecision',
    label: 'Reviewed the decision on a review case',
    permission: permissions.cases,
  },
  exportCases: { id: 'case.export', label: 'Exported review cases', permission: 'export' },
  escalateCase: {
    id: 'case.escalate',
    label: 'Moved a review case to a queue',
    permission: permissions.cases,
  },
  setCaseDueDate: {
    id: 'case.setDue',
    label: 'Changed the due date of a review case',
    permission: permissions.cases,
  },
  snoozeCase: { id: 'case.snooze', label: 'Snoozed a review case', permission: permissions.cases },
  commentOnCase: {
    id: 'case.comment',
    label: 'Commented on a review case',
    permission: permissions.cases,
  },
  addCaseEvidence: {
    id: 'case.addEvidence',
    label: 'Added evidence to a review case',
    permission: permissions.cases,
  },
  openReviewCase: {
    id: 'case.open',
    label: 'Opened a review case manually',
    permission: permissions.cases,
  },
  openDueReviewCases: { id: 'case.openDue', label: 'Opened a review case', permission: 'own' },
  assignCaseToMe: {
    id: 'case.take',
    label: 'Self-assigned a review case',
    permission: permissions.cases,
  },
  assignNextCaseToMe: {
    id: 'case.takeNext',
    label: 'Self-assigned the next review case',
    permission: permissions.cases,
  },
} as const satisfies Record<string, CommandTerms>;
