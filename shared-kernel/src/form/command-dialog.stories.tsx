import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as v from 'valibot';
import { CommandDialog } from './command-dialog';
import { TextField } from './text-field';

export default { component: CommandDialog } satisfies Meta<typeof CommandDialog>;

export const Open: StoryObj = {
  render: () => (
    <CommandDialog
      open
      title="Rename the view"
      size="small"
      schema={v.object({ name: v.string() })}
      defaultValues={{ name: 'Due in late July' }}
      submit="Rename"
      onSubmit={() => Promise.resolve({ status: 'done' })}
      onClose={() => undefined}
    >
      {({ control }) => <TextField name="name" control={control} label="Name" />}
    </CommandDialog>
  ),
};
