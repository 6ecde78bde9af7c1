import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { canResolveIssue } from '../commands/issue-rules';
import { useDialogOpener } from '../lazy-dialogs';
import { FlaggedIssues } from '../milestones/flagged-issues';
import styles from './compliance-panels.module.css';
import { complianceTerms } from '../commands/terms';

/**
 * Flagged issues of a compliance record. The Resolve button is missing for issues that are resolved by completing a
 * step.
 */
export function ComplianceIssues({ record }: { readonly record: ComplianceRecord }) {
  const availability = useAvailability(complianceTerms.raiseIssue);
  const opening = useDialogOpener();
  const settleButton = (issue: string) =>
    canResolveIssue(record, issue) && (
      <CommandButton
        size="small"
        icon={<Icon name="check" />}
        aria-label={`Resolve “${issue}”`}
        availability={availability}
        {...opening({ kind: 'issue', caseId: record.id, issue })}
      >
        Resolve
      </CommandButton>
    );
  if (availability.state === 'inert') return <FlaggedIssues issues={record.flaggedIssues} />;
  return (
    <div className={styles.part}>
      <FlaggedIssues issues={record.flaggedIssues} actionOf={settleButton} />
      {availability.state === 'available' && (
        <div className={styles.actions}>
          <CommandButton
            size="small"
            icon={<Icon name="flag" />}
            {...opening({ kind: 'raise', caseId: record.id })}
          >
            Raise an issue
          </CommandButton>
        </div>
      )}
    </div>
  );
}
