import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import {
  completedSignOffs,
  lifecycleStageView,
  requiredSignOffs,
} from 'shared-kernel/domain/lifecycle';
import { scoreFileColumns, screeningFileColumns } from '../../screening/screened-file-columns';
import { csvMoment } from 'shared-kernel/format';
import type { ExportColumn } from 'shared-kernel/records';
import { complianceProgress } from './record-list';

/** The cases as a table in a file: one line a case. */
export const complianceFileColumns: readonly ExportColumn<ComplianceRecord>[] = [
  { header: 'Case', value: ({ id }) => id },
  { header: 'Company', column: 'name', value: ({ name }) => name },
  ...scoreFileColumns,
  {
    header: 'Stage',
    column: 'stage',
    value: ({ currentStage }) => lifecycleStageView[currentStage].label,
  },
  {
    header: 'Sign-offs',
    column: 'stage',
    value: ({ currentStage }) => completedSignOffs(currentStage),
  },
  { header: 'Sign-offs required', column: 'stage', value: () => requiredSignOffs },
  { header: 'Progress (%)', column: 'progress', value: complianceProgress },
  ...screeningFileColumns('screenings'),
  {
    header: 'Flagged issues',
    column: 'issues',
    value: ({ flaggedIssues }) => flaggedIssues.join('; '),
  },
  {
    header: 'Assigned reviewer',
    column: 'reviewer',
    value: ({ assignedReviewer }) => assignedReviewer,
  },
  {
    header: 'Last updated (UTC)',
    column: 'staleness',
    value: ({ lastUpdated }) => csvMoment(lastUpdated),
  },
];
