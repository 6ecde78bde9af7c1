import { screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { createRequiredTextSchema } from '../domain/text';
import {
  CommandDialog,
  CommandForm,
  FormDialog,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '../form';
import { ConfirmDialog, Dialog } from '../ui';
import { renderWithProviders } from '../testing/render';
import { Button } from '../ui/antd';
import { DetailDrawer } from './detail-drawer';

const onSubmit = jest.fn();
const schema = v.object({
  kind: v.string(),
  days: v.nullish(v.number()),
  name: v.string(),
  reason: createRequiredTextSchema('Say why'),
});

function Decision({ name = 'Atlas', children }: { name?: string; children?: ReactNode }) {
  return (
    <CommandForm
      label="Decision"
      schema={schema}
      defaultValues={{ kind: 'one', name, reason: '' }}
      draftKey="test.decide"
      submit="Decide"
      onSubmit={onSubmit}
    >
      {({ control }) => (
        <>
          {children}
          <SelectField name="kind" control={control} label="Kind" options={[]} />
          <NumberField name="days" control={control} label="Days" />
          <TextField name="name" control={control} label="Name" />
          <TextAreaField
            name="reason"
            control={control}
            label="Reason"
            required
            suggestions={['False positive', 'Document received']}
          />
        </>
      )}
    </CommandForm>
  );
}

const reason = () => screen.findByRole('textbox', { name: 'Reason' });
const showForm = (form = <Decision />) =>
  renderWithProviders(
    <FormDialog open title="Decide" onClose={jest.fn()}>
      {form}
    </FormDialog>,
  );

beforeEach(() => {
  onSubmit.mockReset().mockResolvedValue({ status: 'done' });
  sessionStorage.clear();
});

describe('opening a dialog', () => {
  it('[R28] an opening dialog focuses the first empty required text field', async () => {
    showForm();
    await waitFor(async () => expect(await reason()).toHaveFocus());
  });

  it('[R28] text that is typed while a dialog opens is entered, and does not submit the form', async () => {
    const { user } = showForm();
    await waitFor(async () => expect(await reason()).toHaveFocus());
    await user.keyboard('the invoice is here{Enter}and checked ');
    expect(await reason()).toHaveValue('the invoice is here\nand checked ');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[R28] an opening dialog focuses no button, even with the autofocus attribute', async () => {
    showForm(
      <Decision>
        <Button autoFocus data-autofocus>
          Decide now
        </Button>
      </Decision>,
    );
    await waitFor(async () => expect(await reason()).toHaveFocus());
  });

  it('[R28] key presses do not trigger buttons in a dialog without a text field', async () => {
    const onClose = jest.fn();
    const { user } = renderWithProviders(
      <Dialog open title="Look" onClose={onClose} footer={<Button onClick={onSubmit}>Do</Button>}>
        Nothing to type.
      </Dialog>,
    );
    await screen.findByText('Nothing to type.');
    await user.keyboard(' a text {Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('suggestion', () => {
  it('[R28] selecting a suggestion fills the field without submitting the form', async () => {
    const { user } = showForm();
    await user.click(await screen.findByRole('button', { name: 'Document received' }));
    expect(await reason()).toHaveValue('Document received');
    expect(await reason()).toHaveFocus();
    await user.keyboard(' today ');
    expect(await reason()).toHaveValue('Document received today ');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

function Drawer({ onAction }: { readonly onAction: () => void }) {
  const [asked, setAsked] = useState<'form' | 'confirm'>();
  const [isDone, setDone] = useState(false);
  return (
    <DetailDrawer
      open
      title="WIRE-052"
      onClose={jest.fn()}
      footer={
        <>
          {!isDone && <Button onClick={() => setAsked('form')}>Release</Button>}
          <Button onClick={() => setAsked('confirm')}>Execute</Button>
          <Button type="primary" onClick={onAction}>
            Approve
          </Button>
        </>
      }
    >
      <CommandDialog
        open={asked === 'form'}
        title="Release"
        onClose={() => setAsked(undefined)}
        label="Reason"
        schema={v.object({ reason: createRequiredTextSchema('Say why') })}
        defaultValues={{ reason: '' }}
        draftKey="test.release"
        submit="Release payment"
        onSubmit={() => {
          setDone(true);
          return Promise.resolve({ status: 'done' });
        }}
      >
        {({ control }) => <TextAreaField name="reason" control={control} label="Reason" required />}
      </CommandDialog>
      <ConfirmDialog
        open={asked === 'confirm'}
        title="Execute?"
        confirmLabel="Execute payment"
        onConfirm={() => setAsked(undefined)}
        onCancel={() => setAsked(undefined)}
      >
        It is final.
      </ConfirmDialog>
    </DetailDrawer>
  );
}

const title = () => screen.getByText('WIRE-052').closest('.ant-drawer-title');

describe('focus after closing a dialog that is open over a drawer', () => {
  it('[R28] closing a dialog over a drawer focuses the title of the drawer, where key presses do nothing', async () => {
    const onAction = jest.fn();
    const { user } = renderWithProviders(<Drawer onAction={onAction} />);
    await user.click(await screen.findByRole('button', { name: 'Release' }));
    await user.type(await reason(), 'Cleared');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(title()).toHaveFocus());
    await user.keyboard(' and {Enter} more');
    // The user presses Ctrl+Enter for the dialog that has just closed.
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onAction).not.toHaveBeenCalled();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('[R28] a confirmed action focuses the drawer’s title, but Cancel returns the focus to the button that opened the dialog', async () => {
    const { user } = renderWithProviders(<Drawer onAction={jest.fn()} />);
    const execute = await screen.findByRole('button', { name: 'Execute' });
    await user.click(execute);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(execute).toHaveFocus());
    await user.click(execute);
    await user.click(await screen.findByRole('button', { name: 'Execute payment' }));
    await waitFor(() => expect(title()).toHaveFocus());
  });
});
