import * as v from 'valibot';
import { transactionMoveLabel, transactionMoveReasonSchema } from './commands/transaction-moves';
import { Form, FormActions, TextAreaField, useDraft, useValidatedForm } from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';

interface MoveReasonFormProps {
  readonly move: 'hold' | 'reject';
  readonly transactionId: string;
  readonly isPending: boolean;
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onCancel: () => void;
}

const schema = v.object({ reason: transactionMoveReasonSchema });

const hint = {
  hold: 'Its sign-offs stay; releasing it puts it back where it was.',
  reject: 'A rejected transaction has failed for good.',
};

/** Why a transaction is held or rejected. */
export function MoveReasonForm({
  move,
  transactionId,
  isPending,
  onConfirm,
  onCancel,
}: MoveReasonFormProps) {
  const form = useValidatedForm(schema, { defaultValues: { reason: '' } });
  const draft = useDraft(form, schema, `transaction.${move} ${transactionId}`);

  const confirm = async ({ reason }: v.InferOutput<typeof schema>) => {
    if (await onConfirm(reason)) draft.forget();
  };

  return (
    <Form form={form} draft={draft} label="Reason" onSubmit={confirm}>
      <TextAreaField
        name="reason"
        label="Reason"
        hint={hint[move]}
        control={form.control}
        maxLength={500}
        required
      />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" danger={move === 'reject'} htmlType="submit" loading={isPending}>
          {transactionMoveLabel[move]}
        </Button>
      </FormActions>
    </Form>
  );
}
