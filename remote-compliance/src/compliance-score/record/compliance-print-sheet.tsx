import { createSmartContractLog } from './create-smart-contract-log';
import { getScoreBandDisplay, formatScore } from '../../screening/score-band';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { milestoneStatusDisplay } from '../rules/milestone';
import { screeningLabel, screeningStepRules } from '../screenings/screening-rules';
import {
  countCompletedSignOffs,
  lifecycleStageDisplay,
  requiredSignOffs,
  riskLevelDisplay,
} from 'shared-kernel/domain/lifecycle';
import { screeningStatusDisplay } from '../../screening/screening-tags';
import { formatDateTime, unknownText } from 'shared-kernel/format';
import { PrintedRecord, usePrintableAuditTrail } from 'shared-kernel/records';
import { useSampleValuesRemark, useWorkspaceClock } from 'shared-kernel/workspace';

const moment = (iso: string | undefined) => (iso === undefined ? unknownText : formatDateTime(iso));

const factsOf = (record: ComplianceRecord, now: string): readonly (readonly [string, string])[] => [
  [
    'Compliance score',
    [...new Set([formatScore(record), getScoreBandDisplay(record).label])].join(', '),
  ],
  ['Stage', lifecycleStageDisplay[record.currentStage].label],
  ['Sign-offs', `${countCompletedSignOffs(record.currentStage)} of ${requiredSignOffs}`],
  ['Risk', riskLevelDisplay[record.riskLevel].label],
  ['KYC', screeningStatusDisplay[record.kycStatus].label],
  ['AML', screeningStatusDisplay[record.amlStatus].label],
  ['Assigned reviewer', record.assignedReviewer || unknownText],
  ['Last updated', formatDateTime(record.lastUpdated)],
  ['As of', formatDateTime(now)],
];

const tablesOf = (record: ComplianceRecord, remark: string | undefined) => [
  {
    title: 'Flagged issues',
    columns: ['Issue'],
    rows: record.flaggedIssues.map((issue) => [issue]),
    empty: 'No flagged issues.',
  },
  {
    title: 'Milestone timeline',
    columns: ['Stage', 'Status', 'Time', 'Reviewer', 'Comments'],
    rows: record.milestones.map(({ stage, status, timestamp, reviewer, comments }) => [
      lifecycleStageDisplay[stage].label,
      milestoneStatusDisplay[status].label,
      moment(timestamp),
      reviewer ?? unknownText,
      comments || unknownText,
    ]),
    empty: 'No milestones.',
  },
  ...(record.screeningEvents
    ? [
        {
          title: 'Screenings',
          columns: ['Screening', 'Step', 'Time', 'Reviewer', 'Reason'],
          rows: record.screeningEvents.map(({ screening, step, at, by, reason }) => [
            screeningLabel[screening],
            screeningStepRules[step].done.label,
            moment(at),
            by || unknownText,
            reason,
          ]),
          empty: 'No steps recorded.',
        },
      ]
    : []),
  {
    title: 'Smart contract behaviour log',
    note: remark,
    columns: ['Time', 'Event', 'Hash'],
    rows: createSmartContractLog(record).map(({ timestamp, text, hash }) => [
      formatDateTime(timestamp),
      text,
      hash,
    ]),
    empty: 'No records yet.',
  },
];

export function CompliancePrintSheet({ record }: { readonly record: ComplianceRecord }) {
  const now = useWorkspaceClock();
  const remark = useSampleValuesRemark();
  const trail = usePrintableAuditTrail('complianceRecords', record.id);
  return (
    <PrintedRecord
      id={record.id}
      title={`Compliance record: ${record.name}`}
      facts={factsOf(record, now)}
      tables={[...tablesOf(record, remark), trail]}
    />
  );
}
