import { Button } from '../antd';
import { Dialog } from './dialog';

export const chapter = 'dialog';
export const shows = { Dialog };
export const states = {
  open: (
    <Dialog
      open
      title="Sign the supply contract"
      onClose={() => undefined}
      footer={
        <>
          <Button>Cancel</Button>
          <Button type="primary">Sign</Button>
        </>
      }
    >
      The signature of Elena Vasquez counts from this moment.
    </Dialog>
  ),
};
