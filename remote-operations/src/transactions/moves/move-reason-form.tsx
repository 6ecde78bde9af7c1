import { useId } from 'react';
import * as v from 'valibot';
import { transactionMoveReasonSchema, type ReasonedMove } from '../commands/transaction-moves';
import { Form, FormActions, TextAreaField, useDraft, useValidatedForm } from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import styles from './move-reason-form.module.css';
import { moveWords } from './move-words';

interface MoveReasonFormProps {
  readonly move: ReasonedMove;
  /** How many transactions are moved. */
  readonly count: number;
  readonly draftKey: string;
  readonly isPending: boolean;
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onCancel: () => void;
}

const schema = v.object({ reason: transactionMoveReasonSchema });

/** Asks why transactions are moved; a usual reason moves them at one press. */
export function MoveReasonForm({
  move,
  count,
  draftKey,
  isPending,
  onConfirm,
  onCancel,
}: MoveReasonFormProps) {
  const usualId = useId();
  const form = useValidatedForm(schema, { defaultValues: { reason: '' } });
  const draft = useDraft(form, schema, draftKey);
  const { verb, question, questionOfMany, hint, reasons } = moveWords[move];

  const confirm = async ({ reason }: v.InferOutput<typeof schema>) => {
    if (await onConfirm(reason)) draft.forget();
  };

  return (
    <Form form={form} draft={draft} label="Reason" onSubmit={confirm}>
      <TextAreaField
        name="reason"
        label={count === 1 ? question : questionOfMany}
        hint={hint}
        control={form.control}
        maxLength={500}
        required
      />
      {reasons.length > 0 && (
        <div role="group" aria-labelledby={usualId} className={styles.reasons}>
          <span id={usualId} className={styles.usual}>
            {verb} now, with a common reason:
          </span>
          {reasons.map((reason, place) => (
            <Button
              key={reason}
              size="small"
              htmlType="submit"
              autoFocus={place === 0}
              data-autofocus={place === 0}
              onClick={() => form.setValue('reason', reason, { shouldDirty: true })}
            >
              {reason}
            </Button>
          ))}
        </div>
      )}
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" danger={move === 'reject'} htmlType="submit" loading={isPending}>
          {`${verb} ${count === 1 ? 'payment' : 'payments'}`}
        </Button>
      </FormActions>
    </Form>
  );
}
