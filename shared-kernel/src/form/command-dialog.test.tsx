import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { Link } from '../shell';
import { renderWithProviders } from '../testing/render';
import { CommandDialog } from './command-dialog';
import { TextField } from './text-field';

interface SampleProps {
  readonly onClose: () => void;
  readonly onSubmit?: () => Promise<{ readonly status: string }>;
}

const done = () => Promise.resolve({ status: 'done' });

const Sample = ({ onClose, onSubmit = done }: SampleProps) => (
  <CommandDialog
    open
    title="Add New Client"
    schema={v.object({ name: v.string() })}
    defaultValues={{ name: '' }}
    submit="Add"
    onSubmit={onSubmit}
    onClose={onClose}
  >
    {({ control }) => <TextField name="name" control={control} label="Company" />}
  </CommandDialog>
);

describe('CommandDialog', () => {
  it('[ui] a form dialog without input closes immediately', async () => {
    const onClose = jest.fn();
    const { user } = renderWithProviders(<Sample onClose={onClose} />);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[R89] a form dialog shows a busy submit button until the command is complete, and then closes', async () => {
    const onClose = jest.fn();
    const command = { end: (_result: { readonly status: string }): void => undefined };
    const running = new Promise<{ readonly status: string }>((resolve) => {
      command.end = resolve;
    });
    const { user } = renderWithProviders(<Sample onClose={onClose} onSubmit={() => running} />);
    await user.type(await screen.findByRole('textbox', { name: 'Company' }), 'Meridian');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('button', { name: /Add$/ })).toHaveClass('ant-btn-loading');
    expect(onClose).not.toHaveBeenCalled();
    command.end({ status: 'done' });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('[ui] a form dialog warns before discarding entered values', async () => {
    const onClose = jest.fn();
    const { user } = renderWithProviders(<Sample onClose={onClose} />);
    await user.type(await screen.findByRole('textbox', { name: 'Company' }), 'Meridian');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Meridian');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[CL6] a form dialog with unsaved input warns before Back or a link closes it', async () => {
    const onClose = jest.fn();
    const { user, location } = renderWithProviders(
      <>
        <Link to="/?tab=overview">Elsewhere</Link>
        <Sample onClose={onClose} />
      </>,
      { route: '/?tab=clients' },
    );
    const elsewhere = screen.getByText('Elsewhere');
    await user.type(await screen.findByRole('textbox', { name: 'Company' }), 'Meridian');
    fireEvent.click(elsewhere);
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(location()).toBe('/?tab=clients');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Company' })).toHaveValue('Meridian');

    fireEvent.click(elsewhere);
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(location()).toBe('/?tab=overview');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
