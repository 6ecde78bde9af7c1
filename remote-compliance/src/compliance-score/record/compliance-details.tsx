import { ComplianceScoreMeter } from '../../screening/compliance-score-meter';
import { hasScore, getScoreBandDisplay } from '../../screening/score-band';
import {
  countCompletedSignOffs,
  lifecycleStageDisplay,
  requiredSignOffs,
  riskLevelDisplay,
} from 'shared-kernel/domain/lifecycle';
import {
  CopyableText,
  DescriptionGrid,
  LifecycleTracker,
  RecordHeader,
} from 'shared-kernel/records';
import { ProgressTrack, Section, Stack, StatusTag, getToneClass } from 'shared-kernel/ui';
import { RecordAuditTrail } from '../../records/record-audit-trail';
import { sectionIds } from '../rules/stage-blockers';
import { getComplianceNextStep } from '../milestones/get-compliance-next-step';
import { MilestoneProgress } from '../milestones/milestone-progress';
import { SmartContractLog } from './smart-contract-log';
import { ComplianceIssues } from './compliance-issues';
import { CompliancePrintSheet } from './compliance-print-sheet';
import { MilestoneTimeline } from './milestone-timeline';
import { ScreeningPanel } from './screening-panel';
import { SignOffPanel } from './sign-off-panel';
import { useMemo } from 'react';
import { toClientReference } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { formatDateTime } from 'shared-kernel/format';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { useClientOfRecord } from 'shared-kernel/workspace';
import { ScreeningTags } from '../../screening/screening-tags';
import styles from '../../records/row.module.css';

interface CaseDetailsProps {
  readonly record: ComplianceRecord;
}

function ScoreFigure({ record }: CaseDetailsProps) {
  const { complianceScore: score } = record;
  const { tone, label } = getScoreBandDisplay(record);
  if (!hasScore(record)) return label;
  return (
    <div className={getToneClass(tone)}>
      {score}%
      <ProgressTrack
        role="meter"
        label="Compliance score"
        value={score}
        valueText={`${score}%, ${label}`}
        isToned
      />
    </div>
  );
}

function CaseLead({ record }: CaseDetailsProps) {
  const { milestones, riskLevel } = record;
  const completed = milestones.filter(({ status }) => status === 'completed').length;
  const tags = (
    <>
      <StatusTag view={riskLevelDisplay[riskLevel]} />
      <ScreeningTags {...record} />
    </>
  );
  return (
    <RecordHeader
      figures={[
        { label: 'Compliance score', value: <ScoreFigure record={record} /> },
        { label: 'Milestones', value: `${completed} of ${milestones.length}` },
      ]}
      tags={tags}
      step={getComplianceNextStep(record)}
      stated={
        <>
          <ComplianceScoreMeter record={record} />
          <MilestoneProgress record={record} />
          <div className={styles.line}>{tags}</div>
        </>
      }
    />
  );
}

function CaseDetails({ record }: CaseDetailsProps) {
  const recordPath = useRecordPath();
  const client = useClientOfRecord(useMemo(() => toClientReference(record), [record]));
  const { id, currentStage, assignedReviewer, lastUpdated } = record;
  return (
    <DescriptionGrid
      items={[
        { label: 'Record number', value: <CopyableText text={id} label="record number" /> },
        {
          label: 'Client',
          value: client ? (
            <Link to={recordPath('clients', client.id)}>Client profile</Link>
          ) : (
            record.name
          ),
        },
        { label: 'Stage', value: lifecycleStageDisplay[currentStage].label },
        { label: 'Assigned reviewer', value: assignedReviewer || 'Unassigned' },
        { label: 'Last updated', value: formatDateTime(lastUpdated) },
      ]}
    />
  );
}

export function ComplianceDetails({ record }: CaseDetailsProps) {
  const { currentStage } = record;
  return (
    <Stack>
      <CaseLead record={record} />
      <LifecycleTracker
        stage={currentStage}
        signOffs={{ completed: countCompletedSignOffs(currentStage), required: requiredSignOffs }}
      />
      <CaseDetails record={record} />
      <Section id={sectionIds.issues} title="Flagged issues" look="plain">
        <ComplianceIssues record={record} />
      </Section>
      <ScreeningPanel record={record} />
      <SignOffPanel record={record} />
      <MilestoneTimeline record={record} />
      <SmartContractLog record={record} />
      <RecordAuditTrail collection="complianceRecords" id={record.id} noun="compliance record" />
      <CompliancePrintSheet record={record} />
    </Stack>
  );
}
