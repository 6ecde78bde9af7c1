import { formatContractTitle } from 'shared-kernel/domain/contract';
import { inputLimits } from 'shared-kernel/domain/text';
import { CommandDialog, TextAreaField } from 'shared-kernel/form';
import { useCommand } from 'shared-kernel/workspace';
import { getContractOwnership } from '../commands/ownerships';
import { recallEnvelope, recallReasonSchema } from '../commands/recall-envelope';
import type { ContractDialogProps } from '../contract-dialog';

export function RecallEnvelopeDialog({ contract, ...dialog }: ContractDialogProps) {
  const { run } = useCommand(recallEnvelope, getContractOwnership(contract));
  return (
    <CommandDialog
      {...dialog}
      title={`Recall the envelope of ${formatContractTitle(contract)}`}
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
          label="Reason for the recall"
          hint="The reason appears in the audit log. The recalled envelope can no longer be signed."
          maxLength={inputLimits.line}
          required
          autoFocus
        />
      )}
    </CommandDialog>
  );
}
