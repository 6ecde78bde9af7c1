import type { ComponentProps } from 'react';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { FormDialog } from 'shared-kernel/records';
import { recallReasonSchema } from '../commands/recall-envelope';
import { ReasonForm } from './reason-form';

type Form = ComponentProps<typeof ReasonForm>;

interface RecallDialogProps extends Pick<Form, 'isPending'> {
  readonly contract: Contract;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRecall: (
    reason: string,
    show: Parameters<Form['onSubmit']>[1],
  ) => ReturnType<Form['onSubmit']>;
}

export const RecallDialog = ({
  contract,
  open,
  isPending,
  onRecall,
  onClose,
}: RecallDialogProps) => (
  <FormDialog
    open={open}
    title={`Recall the envelope of ${contractTitle(contract)}`}
    size="small"
    onClose={onClose}
  >
    <ReasonForm
      label="Recall the envelope"
      question="Why is it recalled?"
      hint="Shown in the audit log. No one can sign the envelope any more."
      isRequired
      submit="Recall"
      schema={recallReasonSchema}
      draftKey={`contract.recallEnvelope ${contract.id}`}
      isPending={isPending}
      onSubmit={({ reason }, show) => onRecall(reason, show)}
    />
  </FormDialog>
);
