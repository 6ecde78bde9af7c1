import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { typedLimits, typedText } from 'shared-kernel/domain/text';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import type { SignOffQuestion } from '../case-dialog';
import { signOffCase } from '../commands/sign-off-case';
import { signOffPartyLabel } from '../sign-offs/sign-off-rules';
import { ReasonForm } from './reason-form';

interface SignOffDialogProps {
  readonly record: ComplianceRecord;
  readonly question: SignOffQuestion;
  readonly open: boolean;
  readonly onClose: () => void;
}

const remarkSchema = typedText(typedLimits.line);

/** Gives a party's sign-off. */
export function SignOffDialog({ record, question: { party }, open, onClose }: SignOffDialogProps) {
  const { run, isPending } = useCommand(signOffCase);
  const label = `Sign off for ${signOffPartyLabel[party]}`;
  return (
    <FormDialog open={open} title={`${label}, ${record.name}`} size="small" onClose={onClose}>
      {({ leave }) => (
        <ReasonForm
          label={label}
          draftKey={`compliance.signOff ${record.id} ${party}`}
          question="Remark"
          schema={remarkSchema}
          isRequired={false}
          effect="Each party signs off once; with all three the client can be approved."
          isPending={isPending}
          onRun={(comment) => run({ id: record.id, party, comment })}
          onCancel={leave}
          onDone={onClose}
        />
      )}
    </FormDialog>
  );
}
