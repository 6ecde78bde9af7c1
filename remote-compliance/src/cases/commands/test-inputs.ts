import { portalKeys } from 'shared-kernel/domain/portal';
import {
  complianceRecords,
  contracts,
  sampleContentsAt,
  processes,
  transactions,
} from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import { openScreeningCases, originalSampleTime } from 'shared-kernel/workspace';
import { keysOf } from 'shared-kernel/format';
import { outcomeLabel } from '../case-views';
import { answers } from '../rules/decisions';
import { assignCases } from './assign-cases';
import { answerDecision, submitDecision } from './decide-case';
import { escalateCase, setCaseDue, snoozeCase } from './move-case';
import { addCaseEvidence, commentOnCase } from './note-on-case';
import { openCase } from './open-case';
import { openDueCases } from './open-due-cases';
import { takeCase, takeNextCase } from './take-case';

const id = sampleContentsAt(originalSampleTime).cases.map((one) => one.id);

export const inputs: readonly CommandInputs[] = [
  { command: openDueCases, with: {} },
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
    command: openCase,
    with: { recordId: complianceRecords.map((one) => one.id), reason: ['Looks odd', ' '] },
  },
  { command: takeCase, with: { id } },
  { command: takeNextCase, with: {} },
  { command: assignCases, with: { ids: [id.slice(0, 2), id.slice(2, 3), []], to: portalKeys } },
  { command: escalateCase, with: { id, to: portalKeys } },
  { command: snoozeCase, with: { id, until: ['2030-01-01', '2020-01-01', 'tomorrow'] } },
  { command: setCaseDue, with: { id, due: ['2199-01-01', '2020-01-01', 'tomorrow'] } },
  { command: commentOnCase, with: { id, text: ['Looked at', '@Stranger', ' '] } },
  { command: addCaseEvidence, with: { id, text: ['A passport', ' '] } },
  {
    command: submitDecision,
    with: { id, outcome: keysOf(outcomeLabel), reason: ['Another person', '', 'x'.repeat(501)] },
  },
  { command: answerDecision, with: { id, answer: answers, reason: ['', 'Why?'] } },
];
