import { contractTitle } from 'shared-kernel/domain/contract';
import { inputLimits } from 'shared-kernel/domain/text';
import { CommandDialog, TextAreaField } from 'shared-kernel/form';
import { useCommand } from 'shared-kernel/workspace';
import { ownershipOf } from '../commands/ownerships';
import { recallEnvelope, recallReasonSchema } from '../commands/recall-envelope';
import type { ContractDialogProps } from '../contract-dialog';

export function RecallDialog({ contract, ...dialog }: ContractDialogProps) {
  const { run } = useCommand(recallEnvelope, ownershipOf(contract));
  return (
    <CommandDialog
      {...dialog}
      title={`Recall the envelope of ${contractTitle(contract)}`}
      size="small"
      label="Recall the envelope"
      schema={recallReasonSchema}
      defaultValues={{ reason: '' }}
      draftKey={`contract.recallEnvelope ${contract.id}`}
      submit="Recall"
      cancel="Back"
      isDanger
      onSubmit={({ reason }, show) => run({ id: contract.id, reason }, show)}
    >
      {({ control }) => (
        <TextAreaField
          name="reason"
          control={control}
          label="Why is it recalled?"
          hint="Shown in the audit log. No one can sign the envelope any more."
          maxLength={inputLimits.line}
          required
          autoFocus
        />
      )}
    </CommandDialog>
  );
}
