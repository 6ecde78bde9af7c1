import { portalKeys } from 'shared-kernel/domain/portal';
import {
  complianceRecords,
  contracts,
  createSampleContents,
  processes,
  transactions,
} from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import { openScreeningCases, originalSampleTime } from 'shared-kernel/workspace';
import { keysOf } from 'shared-kernel/format';
import { caseOutcomeLabel } from '../case-labels';
import { decisionAnswers } from '../rules/decisions';
import { assignCases } from './assign-cases';
import { answerDecision, submitDecision } from './decide-case';
import { escalateCase, setCaseDueDate, snoozeCase } from './schedule-case';
import { addCaseEvidence, commentOnCase } from './comment-on-case';
import { openReviewCase } from './open-review-case';
import { openDueReviewCases } from './open-due-review-cases';
import { assignCaseToMe, assignNextCaseToMe } from './assign-case-to-me';

const id = createSampleContents(originalSampleTime).cases.map((one) => one.id);

export const inputs: readonly CommandInputs[] = [
  { command: openDueReviewCases, with: {} },
  {
    command: openScreeningCases,
    on: [
      ...transactions.map((one) => ({ kind: 'transaction', id: one.id })),
      ...processes.map((one) => ({ kind: 'process', id: one.id })),
      ...contracts.map((one) => ({ kind: 'contract', id: one.id })),
    ],
    with: { names: [undefined, ['Timur Bekov']] },
  },
  {
    command: openReviewCase,
    with: { recordId: complianceRecords.map((one) => one.id), reason: ['Looks odd', ' '] },
  },
  { command: assignCaseToMe, with: { id } },
  { command: assignNextCaseToMe, with: {} },
  { command: assignCases, with: { ids: [id.slice(0, 2), id.slice(2, 3), []], to: portalKeys } },
  { command: escalateCase, with: { id, to: portalKeys } },
  { command: snoozeCase, with: { id, until: ['2030-01-01', '2020-01-01', 'tomorrow'] } },
  { command: setCaseDueDate, with: { id, due: ['2199-01-01', '2020-01-01', 'tomorrow'] } },
  { command: commentOnCase, with: { id, text: ['Looked at', '@Stranger', ' '] } },
  { command: addCaseEvidence, with: { id, text: ['A passport', ' '] } },
  {
    command: submitDecision,
    with: {
      id,
      outcome: keysOf(caseOutcomeLabel),
      reason: ['Another person', '', 'x'.repeat(501)],
    },
  },
  { command: answerDecision, with: { id, answer: decisionAnswers, reason: ['', 'Why?'] } },
];
