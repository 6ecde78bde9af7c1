import { useState } from 'react';
import { Button, Checkbox, Dialog, Icon } from 'shared-kernel/ui';
import { waiverText } from './waiver';
import styles from './waiver-dialog.module.css';

interface WaiverDialogProps {
  readonly open: boolean;
  readonly isPending: boolean;
  readonly onBack: () => void;
  /** `accepted` is whether the checkbox was ticked. The value is recorded, but ticking is not required (C10). */
  readonly onConfirm: (accepted: boolean) => void;
}

export function WaiverDialog({ open, isPending, onBack, onConfirm }: WaiverDialogProps) {
  const [isAccepted, setIsAccepted] = useState(false);
  return (
    <Dialog
      open={open}
      title={waiverText.title}
      size="small"
      closeOnBackdrop={false}
      onClose={onBack}
      footer={
        <>
          <Button onClick={onBack}>Back to contract</Button>
          <Button type="primary" danger loading={isPending} onClick={() => onConfirm(isAccepted)}>
            {waiverText.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.waiver}>
        <div className={styles.disclaimer}>
          <Icon name="warning" size={20} />
          <ul aria-label="Disclaimer">
            {waiverText.disclaimer.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
        <Checkbox checked={isAccepted} onChange={(event) => setIsAccepted(event.target.checked)}>
          {waiverText.accept}
        </Checkbox>
      </div>
    </Dialog>
  );
}
