import type { Command } from 'shared-kernel/workspace';
import { assignCases } from './cases/commands/assign-cases';
import { answerDecision, submitDecision } from './cases/commands/decide-case';
import { exportCases } from './cases/commands/export-cases';
import { escalateCase, setCaseDueDate, snoozeCase } from './cases/commands/schedule-case';
import { addCaseEvidence, commentOnCase } from './cases/commands/comment-on-case';
import { openReviewCase } from './cases/commands/open-review-case';
import { openDueReviewCases } from './cases/commands/open-due-review-cases';
import { assignCaseToMe, assignNextCaseToMe } from './cases/commands/assign-case-to-me';
import { attachClientDocument } from './client-management/commands/attach-document';
import { createClient } from './client-management/commands/create-client';
import { decideDocument } from './client-management/commands/decide-document';
import { editClient } from './client-management/commands/edit-client';
import { addClientUser, editClientUser } from './client-management/commands/edit-users';
import { exportAuditTrail } from './client-management/commands/export-audit-trail';
import { importClients } from './client-management/commands/import-clients';
import { rateClient } from './client-management/commands/rate-client';
import {
  downloadClientDocument,
  exportClients,
  revealTaxId,
} from './client-management/commands/view-clients';
import {
  addBeneficialOwner,
  editBeneficialOwner,
  removeBeneficialOwner,
} from './client-management/owners/commands/edit-owners';
import { decideMilestone } from './compliance-score/commands/decide-milestone';
import { exportCompliance } from './compliance-score/commands/export-compliance';
import { raiseIssue, raiseIssues } from './compliance-score/commands/raise-issue';
import { requestScreenings } from './compliance-score/commands/request-screenings';
import { resolveIssue } from './compliance-score/commands/resolve-issue';
import { advanceScreening } from './compliance-score/commands/advance-screening';

/** All commands of this remote. The server imports this file, so it must not import React or browser APIs. */
export const commands: readonly Command[] = [
  assignCases,
  answerDecision,
  submitDecision,
  exportCases,
  escalateCase,
  setCaseDueDate,
  snoozeCase,
  addCaseEvidence,
  commentOnCase,
  openReviewCase,
  openDueReviewCases,
  assignCaseToMe,
  assignNextCaseToMe,
  attachClientDocument,
  createClient,
  decideDocument,
  editClient,
  addClientUser,
  editClientUser,
  exportAuditTrail,
  importClients,
  rateClient,
  downloadClientDocument,
  exportClients,
  revealTaxId,
  addBeneficialOwner,
  editBeneficialOwner,
  removeBeneficialOwner,
  decideMilestone,
  exportCompliance,
  raiseIssue,
  raiseIssues,
  requestScreenings,
  resolveIssue,
  advanceScreening,
];
