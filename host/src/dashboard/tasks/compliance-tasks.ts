import { permissions } from 'shared-kernel/domain/portal';
import {
  listPendingSignOffs,
  listScreeningsToReview,
  getScreeningState,
  signOffPortal,
  type ComplianceRecord,
  type ScreeningState,
} from 'shared-kernel/domain/compliance';
import { lifecycleStageDisplay, requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { formatNumber } from 'shared-kernel/format';
import type { Task, TaskInput } from './task';

const sort = 'staleness';

const taskAbout = (
  { id, lastUpdated }: ComplianceRecord,
  kind: Task['kind'],
  filters: Readonly<Record<string, string>>,
) =>
  ({
    kind,
    id: `${kind} ${id}`,
    since: lastUpdated,
    link: { kind: 'compliance', id, filters: { ...filters, sort } },
  }) as const;

export const findSignOffTasks = ({ records, hasPermission }: TaskInput): readonly Task[] =>
  records.complianceRecords.flatMap((record) => {
    const missing = listPendingSignOffs(record);
    const party = missing.find((each) =>
      hasPermission(permissions.signOff, { portal: signOffPortal[each] }),
    );
    if (!party) return [];
    const given = formatNumber(requiredSignOffs - missing.length);
    const stage = lifecycleStageDisplay[record.currentStage].label;
    return [
      {
        ...taskAbout(record, 'sign-off', { waits: party }),
        title: `Compliance sign-off: ${record.name}`,
        detail: `${stage} · ${given} of ${formatNumber(requiredSignOffs)} sign-offs`,
        action: 'Sign off',
      },
    ];
  });

const screeningText: Partial<Record<ScreeningState, string>> = {
  unstarted: 'Not requested',
  received: 'Decision pending',
  flagged: 'Flagged',
};

export const findScreeningTasks = ({ records, hasPermission }: TaskInput): readonly Task[] =>
  hasPermission(permissions.screening)
    ? records.complianceRecords.flatMap((record) =>
        listScreeningsToReview(record).map((part) => ({
          ...taskAbout(record, 'screening', { waits: 'screening' }),
          id: `screening ${record.id} ${part}`,
          title: `${part.toUpperCase()} screening: ${record.name}`,
          detail: screeningText[getScreeningState(record, part)] ?? '',
          action: 'Review',
          subject: { kind: 'client', id: record.id, part },
        })),
      )
    : [];

export const findIssueTasks = ({ records, hasPermission }: TaskInput): readonly Task[] =>
  Object.values(permissions).some((each) => hasPermission(each))
    ? []
    : records.complianceRecords
        .filter(({ flaggedIssues }) => flaggedIssues.length > 0)
        .map((record) => ({
          ...taskAbout(record, 'issue', { show: 'flagged' }),
          title: `Flagged: ${record.name}`,
          detail: record.flaggedIssues.join(' · '),
          action: 'View',
        }));
