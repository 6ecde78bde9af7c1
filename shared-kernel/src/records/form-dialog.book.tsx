import { Button, Input } from '../ui';
import { FormDialog } from './form-dialog';

export const chapter = 'form';
export const shows = { FormDialog };
export const states = {
  open: (
    <FormDialog open title="Rename the view" size="small" onClose={() => undefined}>
      {({ leave }) => (
        <>
          <Input aria-label="Name" defaultValue="Late in July" />
          <Button onClick={leave}>Cancel</Button>
        </>
      )}
    </FormDialog>
  ),
};
