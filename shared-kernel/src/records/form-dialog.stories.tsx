import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, Input } from '../ui';
import { FormDialog } from './form-dialog';

export default { component: FormDialog } satisfies Meta<typeof FormDialog>;

export const Open: StoryObj = {
  render: () => (
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
