import { clientDirectory } from 'shared-kernel/domain/client';
import { effectiveDecisionOf, type ReviewCase } from 'shared-kernel/domain/review-case';
import { caseTasks } from './case-tasks';
import { issueTasks, screeningTasks, signOffTasks } from './compliance-tasks';
import { reviewTasks, signatureTasks } from './contract-tasks';
import { documentTasks } from './document-tasks';
import { milestoneTasks } from './milestone-tasks';
import { paymentTasks } from './payment-tasks';
import type { Task, TaskRecords, TaskRequest } from './task';

const recordSources = [
  paymentTasks,
  milestoneTasks,
  signOffTasks,
  screeningTasks,
  documentTasks,
  reviewTasks,
  signatureTasks,
  issueTasks,
];

function withCurrentNames(records: TaskRecords): TaskRecords {
  const { shown } = clientDirectory(records.clients);
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
 * If a task and a review case have the same subject, only the task is listed. The task has the due date of the review
 * case.
 */
export function openTasks(request: TaskRequest): readonly Task[] {
  const named = { ...request, records: withCurrentNames(request.records) };
  const cases = new Map(
    named.records.cases
      .filter((one) => !effectiveDecisionOf(one))
      .map((one) => [keyOf(one.subject), one]),
  );
  const found = recordSources.flatMap((source) => source(named));
  const listed = new Set(found.flatMap(({ subject }) => (subject ? [keyOf(subject)] : [])));
  return [
    ...found.map((task) => ({
      ...task,
      due: task.due ?? (task.subject && cases.get(keyOf(task.subject))?.due),
    })),
    ...caseTasks(named).filter(({ subject }) => !subject || !listed.has(keyOf(subject))),
  ].sort(compareTasks);
}
