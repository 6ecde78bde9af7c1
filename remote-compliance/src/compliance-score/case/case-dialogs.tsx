import type { LateDialogProps } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import type { CaseDialog } from '../case-dialog';
import { DecideMilestoneDialog } from './decide-milestone-dialog';
import { OpenReviewDialog } from './open-review-dialog';
import { RaiseIssueDialog } from './raise-issue-dialog';
import { SettleIssueDialog } from './settle-issue-dialog';
import { WorkScreeningDialog } from './work-screening-dialog';

/** Whichever decision on a case is asked for. */
export function CaseDialogs({ dialog, ...props }: LateDialogProps<CaseDialog>) {
  const { data: record } = useRecord('complianceRecords', dialog.caseId);
  if (!record) return null;
  switch (dialog.kind) {
    case 'milestone':
      return <DecideMilestoneDialog {...props} record={record} question={dialog} />;
    case 'screening':
      return <WorkScreeningDialog {...props} record={record} question={dialog} />;
    case 'issue':
      return <SettleIssueDialog {...props} record={record} question={dialog} />;
    case 'raise':
      return <RaiseIssueDialog {...props} record={record} />;
    case 'review':
      return <OpenReviewDialog {...props} record={record} />;
  }
}
