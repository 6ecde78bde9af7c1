import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import type { ScreeningQuestion } from '../case-dialog';
import { screeningReasonSchema, workScreening } from '../commands/work-screening';
import { screeningLabel, screeningStepRules } from '../screenings/screening-rules';
import { takeScreeningStep } from '../screenings/take-step';
import { ReasonForm } from '../../records/reason-form';

interface WorkScreeningDialogProps {
  readonly record: ComplianceRecord;
  readonly question: ScreeningQuestion;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Takes a step in a screening, with the reason. */
export function WorkScreeningDialog({
  record,
  question: { screening, step },
  open,
  onClose,
}: WorkScreeningDialogProps) {
  const { run, isPending } = useCommand(workScreening);
  const rule = screeningStepRules[step];
  const label = `${rule.label} ${screeningLabel[screening]}`;
  const before = record.complianceScore;
  const taken = { screening, step, reason: '', reviewer: '' };
  const after =
    takeScreeningStep(record, taken, new Date(record.lastUpdated))?.complianceScore ?? before;
  return (
    <FormDialog open={open} title={`${label}, ${record.name}`} size="small" onClose={onClose}>
      {({ leave }) => (
        <ReasonForm
          label={label}
          draftKey={`compliance.workScreening ${record.id} ${screening} ${step}`}
          question={rule.question}
          schema={screeningReasonSchema}
          effect={rule.effect}
          {...(after !== before && { score: { before, after } })}
          isDanger={step === 'flag'}
          isPending={isPending}
          onRun={(reason) => run({ id: record.id, screening, step, reason })}
          onCancel={leave}
          onDone={onClose}
        />
      )}
    </FormDialog>
  );
}
