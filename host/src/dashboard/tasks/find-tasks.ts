import { createClientDirectory } from 'shared-kernel/domain/client';
import { findEffectiveDecision, type ReviewCase } from 'shared-kernel/domain/review-case';
import { findCaseTasks } from './find-case-tasks';
import { findIssueTasks, findScreeningTasks, findSignOffTasks } from './compliance-tasks';
import { findReviewTasks, findSignatureTasks } from './contract-tasks';
import { findDocumentTasks } from './find-document-tasks';
import { findMilestoneTasks } from './find-milestone-tasks';
import { findPaymentTasks } from './find-payment-tasks';
import type { Task, TaskRecords, TaskInput } from './task';

const recordSources = [
  findPaymentTasks,
  findMilestoneTasks,
  findSignOffTasks,
  findScreeningTasks,
  findDocumentTasks,
  findReviewTasks,
  findSignatureTasks,
  findIssueTasks,
];

function withCurrentNames(records: TaskRecords): TaskRecords {
  const { shown } = createClientDirectory(records.clients);
  return {
    ...records,
    transactions: records.transactions.map(shown),
    processes: records.processes.map(shown),
    contracts: records.contracts.map(shown),
  };
}

const keyOf = ({ kind, id, part = '' }: ReviewCase['subject']) => JSON.stringify([kind, id, part]);

const noDate = '9999-12-31';

const compareTasks = (one: Task, other: Task): number =>
  (one.due ?? noDate).localeCompare(other.due ?? noDate) ||
  (other.amount?.usd ?? 0) - (one.amount?.usd ?? 0) ||
  one.since.localeCompare(other.since) ||
  one.id.localeCompare(other.id);

/**
 * If a task and a review case are about the same record, only the task is listed. The task gets the due date of the
 * review case.
 */
export function findTasks(request: TaskInput): readonly Task[] {
  const named = { ...request, records: withCurrentNames(request.records) };
  const cases = new Map(
    named.records.cases
      .filter((one) => !findEffectiveDecision(one))
      .map((one) => [keyOf(one.subject), one]),
  );
  const found = recordSources.flatMap((source) => source(named));
  const listed = new Set(found.flatMap(({ subject }) => (subject ? [keyOf(subject)] : [])));
  return [
    ...found.map((task) => ({
      ...task,
      due: task.due ?? (task.subject && cases.get(keyOf(task.subject))?.due),
    })),
    ...findCaseTasks(named).filter(({ subject }) => !subject || !listed.has(keyOf(subject))),
  ].sort(compareTasks);
}
