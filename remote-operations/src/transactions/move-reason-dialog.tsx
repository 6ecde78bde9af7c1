import { useId } from 'react';
import * as v from 'valibot';
import {
  transactionMoveLabel,
  transactionMoveReasonSchema,
} from 'shared-kernel/domain/transaction';
import { typedLimits } from 'shared-kernel/domain/text';
import { Form, TextAreaField, useValidatedForm } from 'shared-kernel/form';
import { Button, Dialog, RecordText } from 'shared-kernel/ui';
import styles from './move-reason-dialog.module.css';

interface MoveReasonDialogProps {
  readonly move: 'hold' | 'reject';
  readonly reference: string;
  readonly isPending: boolean;
  readonly onConfirm: (reason: string) => void;
  readonly onCancel: () => void;
}

const schema = v.object({ reason: transactionMoveReasonSchema });

const hint = {
  hold: 'Its sign-offs stay; releasing it puts it back where it was.',
  reject: 'A rejected transaction has failed for good.',
};

/** Holding and rejecting are said why. */
export function MoveReasonDialog({
  move,
  reference,
  isPending,
  onConfirm,
  onCancel,
}: MoveReasonDialogProps) {
  const id = useId();
  const form = useValidatedForm(schema, { defaultValues: { reason: '' } });
  return (
    <Dialog
      open
      size="small"
      title={
        <>
          {transactionMoveLabel[move]}:{' '}
          <span className={styles['reference']}>
            <RecordText>{reference}</RecordText>
          </span>
        </>
      }
      closeOnBackdrop={false}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            type="primary"
            danger={move === 'reject'}
            htmlType="submit"
            form={id}
            loading={isPending}
          >
            {transactionMoveLabel[move]}
          </Button>
        </>
      }
    >
      <Form id={id} form={form} label="Reason" onSubmit={({ reason }) => onConfirm(reason)}>
        <TextAreaField
          name="reason"
          label="Reason"
          hint={hint[move]}
          control={form.control}
          maxLength={typedLimits.line}
          required
        />
      </Form>
    </Dialog>
  );
}
