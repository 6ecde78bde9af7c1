import * as v from 'valibot';
import { transactionMoveLabel, transactionMoveReasonSchema } from '../commands/transaction-moves';
import { Form, FormActions, TextAreaField, useDraft, useValidatedForm } from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import styles from './move-reason-form.module.css';

interface MoveReasonFormProps {
  readonly move: 'hold' | 'reject' | 'release';
  readonly transactionId: string;
  readonly isPending: boolean;
  /** Reasons to begin with, at one press each. */
  readonly suggestions?: readonly string[] | undefined;
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onCancel: () => void;
}

const schema = v.object({ reason: transactionMoveReasonSchema });

const hint = {
  hold: 'Its sign-offs stay; releasing it puts it back where it was.',
  reject: 'A rejected transaction has failed for good.',
  release: 'It goes back to where it was held.',
};

/** Why a transaction is moved. */
export function MoveReasonForm({
  move,
  transactionId,
  isPending,
  suggestions = [],
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
      {suggestions.length > 0 && (
        <div role="group" aria-label="Usual reasons" className={styles.reasons}>
          {suggestions.map((reason, place) => (
            <Button
              key={reason}
              size="small"
              autoFocus={place === 0}
              data-autofocus={place === 0}
              onClick={() =>
                form.setValue('reason', reason, { shouldDirty: true, shouldValidate: true })
              }
            >
              {reason}
            </Button>
          ))}
        </div>
      )}
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" danger={move === 'reject'} htmlType="submit" loading={isPending}>
          {transactionMoveLabel[move]}
        </Button>
      </FormActions>
    </Form>
  );
}
