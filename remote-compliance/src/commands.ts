import type { Command } from 'shared-kernel/workspace';
import { assignCases } from './cases/commands/assign-cases';
import { answerDecision, submitDecision } from './cases/commands/decide-case';
import { exportCases } from './cases/commands/export-cases';
import { escalateCase, setCaseDue, snoozeCase } from './cases/commands/move-case';
import { addCaseEvidence, commentOnCase } from './cases/commands/note-on-case';
import { openCase } from './cases/commands/open-case';
import { openDueCases } from './cases/commands/open-due-cases';
import { takeCase, takeNextCase } from './cases/commands/take-case';
import { attachClientDocument } from './client-management/commands/attach-document';
import { createClient } from './client-management/commands/create-client';
import { decideDocument } from './client-management/commands/decide-document';
import { editClient } from './client-management/commands/edit-client';
import { addUser, editUser } from './client-management/commands/edit-users';
import { exportTrail } from './client-management/commands/export-trail';
import { importClients } from './client-management/commands/import-clients';
import { rateClient } from './client-management/commands/rate-client';
import {
  downloadClientDocument,
  exportClients,
  revealTaxId,
} from './client-management/commands/view-clients';
import { addOwner, editOwner, removeOwner } from './client-management/owners/commands/edit-owners';
import { decideMilestone } from './compliance-score/commands/decide-milestone';
import { exportCompliance } from './compliance-score/commands/export-compliance';
import { raiseIssue, raiseIssues } from './compliance-score/commands/raise-issue';
import { requestScreenings } from './compliance-score/commands/request-screenings';
import { settleIssue } from './compliance-score/commands/settle-issue';
import { workScreening } from './compliance-score/commands/work-screening';

/** All commands of this remote, for the server. This file must not import React or browser APIs. */
export const commands: readonly Command[] = [
  assignCases,
  answerDecision,
  submitDecision,
  exportCases,
  escalateCase,
  setCaseDue,
  snoozeCase,
  addCaseEvidence,
  commentOnCase,
  openCase,
  openDueCases,
  takeCase,
  takeNextCase,
  attachClientDocument,
  createClient,
  decideDocument,
  editClient,
  addUser,
  editUser,
  exportTrail,
  importClients,
  rateClient,
  downloadClientDocument,
  exportClients,
  revealTaxId,
  addOwner,
  editOwner,
  removeOwner,
  decideMilestone,
  exportCompliance,
  raiseIssue,
  raiseIssues,
  requestScreenings,
  settleIssue,
  workScreening,
];
