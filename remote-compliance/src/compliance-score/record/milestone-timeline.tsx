import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { milestoneStatusDisplay, type ComplianceMilestone } from '../rules/milestone';
import { lifecycleStageDisplay } from 'shared-kernel/domain/lifecycle';
import { formatDateTime } from 'shared-kernel/format';
import { CopyableText } from 'shared-kernel/records';
import { RecordText, Section, StatusTag, Timeline } from 'shared-kernel/ui';
import { useSampleValuesRemark } from 'shared-kernel/workspace';
import { MilestoneDecisions } from './milestone-decisions';
import rows from '../../records/row.module.css';
import styles from './milestone-timeline.module.css';

const metaOf = ({ status, timestamp, reviewer }: ComplianceMilestone) =>
  [timestamp && formatDateTime(timestamp), reviewer].filter(Boolean).join(' · ') ||
  (status === 'pending' ? 'Not reached yet' : 'Not decided yet');

export function MilestoneTimeline({ record }: { readonly record: ComplianceRecord }) {
  const remark = useSampleValuesRemark();
  const hasHash = record.milestones.some(({ smartContractHash }) => smartContractHash);
  return (
    <Section title="Milestone timeline" description={hasHash ? remark : undefined} look="plain">
      <Timeline
        label="Milestones"
        items={record.milestones.map((milestone) => {
          const { stage, status, comments, smartContractHash } = milestone;
          const { tone, icon } = milestoneStatusDisplay[status];
          return {
            id: stage,
            tone,
            icon,
            isCurrent: stage === record.currentStage,
            title: (
              <span className={rows.row}>
                {lifecycleStageDisplay[stage].label}
                <StatusTag view={milestoneStatusDisplay[status]} size="small" />
              </span>
            ),
            meta: metaOf(milestone),
            body: (
              <>
                {comments !== '' && (
                  <p className={styles.comment}>
                    <RecordText whole>{comments}</RecordText>
                  </p>
                )}
                {smartContractHash !== undefined && (
                  <CopyableText
                    text={smartContractHash}
                    label={`hash of ${lifecycleStageDisplay[stage].label}`}
                    truncate={18}
                  />
                )}
                {stage !== record.currentStage && (
                  <MilestoneDecisions record={record} stage={stage} size="small" />
                )}
              </>
            ),
          };
        })}
      />
    </Section>
  );
}
