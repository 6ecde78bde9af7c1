import { useRef, type MouseEvent, type ReactNode } from 'react';
import { Button } from '../antd';
import { Dialog } from './dialog';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly alternative?: ReactNode;
  readonly tone?: 'default' | 'danger';
  readonly isPending?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

type ConfirmButtonProps = Pick<
  ConfirmDialogProps,
  'confirmLabel' | 'tone' | 'isPending' | 'onConfirm'
>;

function ConfirmButton({ confirmLabel, tone, isPending = false, onConfirm }: ConfirmButtonProps) {
  const confirm = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.dispatchEvent(new Event('dialogdone', { bubbles: true }));
    onConfirm();
  };
  return (
    <Button type="primary" danger={tone === 'danger'} loading={isPending} onClick={confirm}>
      {confirmLabel}
    </Button>
  );
}

/** A confirmation dialog for actions that cannot be undone. Cancel has the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  alternative,
  tone = 'default',
  isPending = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const wayBack = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      title={title}
      size="small"
      initialFocus={wayBack}
      onClose={onCancel}
      footer={
        <>
          <Button ref={wayBack} onClick={onCancel}>
            {cancelLabel}
          </Button>
          {alternative}
          <ConfirmButton {...{ confirmLabel, tone, isPending, onConfirm }} />
        </>
      }
    >
      {children}
    </Dialog>
  );
}
