import { behaviourLog } from './log-entries';
import { complianceScoreBand, complianceScoreBandView } from '../../screening/score-band';
import { type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { milestoneStatusView } from '../milestones/milestone';
import {
  completedSignOffs,
  lifecycleStageView,
  requiredSignOffs,
  riskLevelView,
} from 'shared-kernel/domain/lifecycle';
import { screeningStatusView } from '../../screening/screening-status-view';
import { formatDateTime, formatPercent, unknownText } from 'shared-kernel/format';
import { PrintedRecord } from 'shared-kernel/records';

interface CasePrintSheetProps {
  readonly record: ComplianceRecord;
}

const moment = (iso: string | undefined) => (iso === undefined ? unknownText : formatDateTime(iso));

const factsOf = (record: ComplianceRecord): readonly (readonly [string, string])[] => [
  [
    'Compliance score',
    `${formatPercent(record.complianceScore)}, ${complianceScoreBandView[complianceScoreBand(record.complianceScore)].label}`,
  ],
  ['Stage', lifecycleStageView[record.currentStage].label],
  ['Sign-offs', `${completedSignOffs(record.currentStage)} of ${requiredSignOffs}`],
  ['Risk', riskLevelView[record.riskLevel].label],
  ['KYC', screeningStatusView[record.kycStatus].label],
  ['AML', screeningStatusView[record.amlStatus].label],
  ['Assigned reviewer', record.assignedReviewer || unknownText],
  ['Last updated', formatDateTime(record.lastUpdated)],
  ['Printed', formatDateTime(new Date().toISOString())],
];

/** A case as a clean page of its own, for the reviewer's file (CO4). */
export const CasePrintSheet = ({ record }: CasePrintSheetProps) => (
  <PrintedRecord
    id={record.id}
    title={`Compliance case: ${record.name}`}
    facts={factsOf(record)}
    tables={[
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
          lifecycleStageView[stage].label,
          milestoneStatusView[status].label,
          moment(timestamp),
          reviewer ?? unknownText,
          comments || unknownText,
        ]),
        empty: 'No milestones.',
      },
      {
        title: 'Smart contract behaviour log',
        columns: ['Time', 'Event', 'Hash'],
        rows: behaviourLog(record).map(({ timestamp, text, hash }) => [
          formatDateTime(timestamp),
          text,
          hash,
        ]),
        empty: 'The smart contract has not acted yet.',
      },
    ]}
  />
);
