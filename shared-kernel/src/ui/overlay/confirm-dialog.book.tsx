import { Button } from '../antd';
import { ConfirmDialog } from './confirm-dialog';

const nothing = () => undefined;

export const chapter = 'decision';
export const shows = { ConfirmDialog };
export const states = {
  'of something dangerous, with a third way out': (
    <ConfirmDialog
      open
      title="Reset workspace?"
      confirmLabel="Reset workspace"
      tone="danger"
      alternative={<Button>Export first</Button>}
      onConfirm={nothing}
      onCancel={nothing}
    >
      Every record of this browser is replaced by the sample.
    </ConfirmDialog>
  ),
};
