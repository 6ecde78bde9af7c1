import userEvent from '@testing-library/user-event';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render';
import { ActionMenu } from './action-menu';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { type FunctionComponent, useState } from 'react';
import { useCurrentToast } from '../../shell';
import { createLazyDialog } from './lazy-dialog';
import { atom, useAtomValue } from 'jotai';
import { CommandButton } from '../input/command-button';
import { type LazyDialogProps, createLazyDialogs } from './lazy-dialogs';
import { Tooltip, TooltipProvider } from './tooltip';

describe('action menu', () => {
  it('[ui] an action menu runs the selected action and explains why others are disabled', async () => {
    const onSelect = jest.fn();
    const { user } = renderWithProviders(
      <ActionMenu
        label="More actions"
        isIconOnly
        items={[
          { key: 'print', label: 'Print', icon: 'printer', onSelect },
          { key: 'delete', label: 'Delete', refusal: 'It is in use.', onSelect: jest.fn() },
        ]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const refused = await screen.findByRole('menuitem', { name: /^Delete/ });
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    expect(refused).toHaveTextContent('It is in use.');
    await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('[R28] Enter on a menu item does not submit the form that receives the focus', async () => {
    const submit = jest.fn((event: Event) => event.preventDefault());
    const { user } = renderWithProviders(
      <>
        <form onSubmit={(event) => submit(event.nativeEvent)}>
          <input aria-label="Title" />
        </form>
        <ActionMenu
          label="More actions"
          items={[
            {
              key: 'edit',
              label: 'Edit',
              onSelect: () => screen.getByRole('textbox', { name: 'Title' }).focus(),
            },
          ]}
        />
      </>,
    );
    screen.getByRole('button', { name: 'More actions' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(submit).not.toHaveBeenCalled();
  });

  it('[R28] if a menu item moves the focus to a field, the focus stays there when the menu closes', async () => {
    const frames: FrameRequestCallback[] = [];
    const request = jest.spyOn(window, 'requestAnimationFrame');
    request.mockImplementation((run) => frames.push(run));
    const { user } = renderWithProviders(
      <>
        <input aria-label="Title" />
        <ActionMenu
          label="More actions"
          items={[
            { key: 'edit', label: 'Edit', onSelect: () => screen.getByLabelText('Title').focus() },
          ]}
        />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await act(async () => {
      while (frames.length > 0) {
        frames.shift()?.(0);
        await Promise.resolve();
      }
    });
    expect(screen.getByLabelText('Title')).toHaveFocus();
    request.mockRestore();
  });

  it('[G9] an action menu isolates right-to-left names on the button and in the menu', async () => {
    const name = 'دفعات يوليو';
    const { user } = renderWithProviders(
      <ActionMenu
        label={`View: ${name}`}
        items={[{ key: 'one', label: `${name} (default)`, onSelect: jest.fn() }]}
      />,
    );
    const button = screen.getByRole('button', { name: `View: ${name}` });
    expect(within(button).getByText(name).tagName).toBe('BDI');
    await user.click(button);
    const item = await screen.findByRole('menuitem', { name: `${name} (default)` });
    expect(within(item).getByText(name).tagName).toBe('BDI');
  });

  it('[ui, G9] an action menu receives the focus when it opens and returns it when it closes', async () => {
    const { user } = renderWithProviders(
      <ActionMenu
        label="More actions"
        items={[{ key: 'print', label: 'Print', onSelect: jest.fn() }]}
      />,
    );
    const button = () => screen.getByRole('button', { name: 'More actions' });
    button().focus();
    await user.keyboard('{Enter}');
    const print = await screen.findByRole('menuitem', { name: 'Print' });
    await waitFor(() => expect(print).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('[ui, G9] an action menu is named by its heading, and has no title attributes', async () => {
    const { user } = renderWithProviders(
      <ActionMenu
        label="Account"
        isIconOnly
        heading={['Nadia Rahman', 'Trustfold']}
        items={[{ key: 'out', label: 'Sign out', onSelect: jest.fn() }]}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Account' }));
    const menu = await screen.findByRole('menu', { name: 'Nadia Rahman, Trustfold' });
    expect(menu).toHaveTextContent('Nadia RahmanTrustfold');
    expect(within(menu).getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    expect(document.querySelector('[title]')).toBeNull();
  });

  it('[ui, E2] the button of an action menu states whether the menu is open, and has no title attribute', async () => {
    const { user } = renderWithProviders(
      <ActionMenu
        label="Download"
        items={[{ key: 'csv', label: 'CSV', icon: 'table', onSelect: jest.fn() }]}
      />,
    );
    const button = screen.getByRole('button', { name: 'Download', expanded: false });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const csv = await screen.findByRole('menuitem', { name: 'CSV' });
    await waitFor(() => expect(csv).toHaveFocus());
    expect(document.querySelector('[title]')).toBeNull();
  });

  it('[ui, G9] an action menu runs the item selected with the keyboard and returns the focus to its button', async () => {
    const onSelect = jest.fn();
    const { user } = renderWithProviders(
      <ActionMenu label="Download" items={[{ key: 'csv', label: 'CSV', onSelect }]} />,
    );
    await user.tab();
    await user.keyboard('{Enter}');
    const csv = await screen.findByRole('menuitem', { name: 'CSV' });
    await waitFor(() => expect(csv).toHaveFocus());
    fireEvent.keyDown(csv, { key: 'Enter', keyCode: 13 });
    expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toHaveFocus());
  });
});

describe('confirm dialog', () => {
  const sample = (isPending = false) => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    const rendered = renderWithProviders(
      <ConfirmDialog
        open
        title="Reset the workspace?"
        confirmLabel="Reset"
        tone="danger"
        isPending={isPending}
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        Every change is lost.
      </ConfirmDialog>,
    );
    return { ...rendered, onConfirm, onCancel };
  };

  describe('ConfirmDialog', () => {
    it('[ui] a confirmation dialog shows the consequences and runs the action on confirmation', async () => {
      const { user, onConfirm } = sample();
      const dialog = await screen.findByRole('dialog', { name: 'Reset the workspace?' });
      expect(dialog).toHaveTextContent('Every change is lost.');
      await user.click(screen.getByRole('button', { name: 'Reset' }));
      expect(onConfirm).toHaveBeenCalledTimes(1);
    });

    it('[ui] a confirmation dialog focuses Cancel, so that Enter changes nothing', async () => {
      const { user, onCancel, onConfirm } = sample();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await user.keyboard('{Enter}');
      expect(onCancel).toHaveBeenCalledTimes(1);
      expect(onConfirm).not.toHaveBeenCalled();
    });

    it.each(['Cancel', 'Close'])(
      '[ui] the button %s closes the confirmation dialog without confirming',
      async (name) => {
        const { user, onCancel, onConfirm } = sample();
        await user.click(await screen.findByRole('button', { name }));
        expect(onCancel).toHaveBeenCalledTimes(1);
        expect(onConfirm).not.toHaveBeenCalled();
      },
    );
  });
});

describe('Dialog', () => {
  it('[ui] a dialog is named by its title', async () => {
    renderWithProviders(
      <Dialog open title="Reset the workspace?" onClose={jest.fn()}>
        Every change is lost.
      </Dialog>,
    );
    expect(await screen.findByRole('dialog', { name: 'Reset the workspace?' })).toHaveTextContent(
      'Every change is lost.',
    );
  });

  it('[ui] a dialog focuses the field with data-autofocus, even without an opening animation', async () => {
    renderWithProviders(
      <Dialog open title="Rename" onClose={jest.fn()}>
        <input aria-label="Other" />
        <input aria-label="Name" data-autofocus />
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  });
});

describe('lazy dialog', () => {
  interface PartProps {
    readonly open: boolean;
    readonly onClose: () => void;
  }

  const load = jest.fn<Promise<FunctionComponent<PartProps>>, []>();
  const failure = { title: 'The part could not be loaded' };

  const Part = ({ open, onClose }: PartProps) =>
    open && (
      <button type="button" onClick={onClose}>
        The part
      </button>
    );
  let isBroken = false;
  const Broken = (props: PartProps) => {
    if (isBroken) throw new Error('broken inside');
    return <Part {...props} />;
  };

  function Page({ lazy: Lazy }: { readonly lazy: ReturnType<typeof createLazyDialog<PartProps>> }) {
    const [isOpen, setOpen] = useState(false);
    const { toast } = useCurrentToast();
    const close = () => setOpen(false);
    return (
      <>
        <input aria-label="Name" />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <output>{toast?.title}</output>
        <Lazy open={isOpen} onClose={close} />
      </>
    );
  }

  const said = () => screen.findByText(failure.title);

  async function openBesideForm() {
    const { user } = renderWithProviders(
      <Page lazy={createLazyDialog<PartProps>(load, failure)} />,
    );
    await user.type(screen.getByLabelText('Name'), 'Half');
    const open = () => user.click(screen.getByRole('button', { name: 'Open' }));
    await open();
    return { user, open };
  }

  beforeEach(() => load.mockReset());

  describe('createLazyDialog', () => {
    it('[E3] the code of a dialog loads only once, when the dialog is first opened', async () => {
      load.mockResolvedValue(Part);
      const { user, open } = await openBesideForm();
      await user.click(await screen.findByText('The part'));
      await open();
      expect(await screen.findByText('The part')).toBeVisible();
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('[E3, R110] a toast reports that a dialog failed to load, and pressing the button of the dialog again retries', async () => {
      load.mockRejectedValueOnce(new Error('down')).mockResolvedValue(Part);
      const { open } = await openBesideForm();
      expect(await said()).toBeVisible();
      expect(screen.getByLabelText('Name')).toHaveValue('Half');
      await open();
      expect(await screen.findByText('The part')).toBeVisible();
    });

    it('[E3, R110] a toast reports an error if a dialog throws while rendering', async () => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      load.mockResolvedValue(Broken);
      isBroken = true;
      const { open } = await openBesideForm();
      expect(await said()).toBeVisible();
      expect(screen.getByLabelText('Name')).toHaveValue('Half');
      isBroken = false;
      await open();
      expect(await screen.findByText('The part')).toBeVisible();
      log.mockRestore();
    });
  });
});

describe('lazy dialogs', () => {
  interface Named {
    readonly name: string;
  }

  type Dialogs = FunctionComponent<LazyDialogProps<Named>>;

  const load = jest.fn<Promise<Dialogs>, []>();

  const NamedDialog = ({ dialog: { name }, open, onClose }: LazyDialogProps<Named>) => (
    <Dialog open={open} title={`About ${name}`} onClose={onClose}>
      <input aria-label="Note" />
    </Dialog>
  );

  const isHereAtom = atom(true);

  const available = { state: 'available', reason: undefined } as const;

  function show(saveData = false) {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
    const { useDialogOpener, Dialogs } = createLazyDialogs<Named>(load);
    function Page() {
      const opening = useDialogOpener();
      const { toast } = useCurrentToast();
      return (
        <>
          {['Ada', 'Ben'].map((name) => (
            <CommandButton key={name} availability={available} {...opening({ name })}>
              Open {name}
            </CommandButton>
          ))}
          <output>{toast?.title}</output>
          <Dialogs />
        </>
      );
    }
    const Product = () => useAtomValue(isHereAtom) && <Page />;
    return renderWithProviders(<Product />);
  }

  const button = (name: string) => screen.getByRole('button', { name: new RegExp(`Open ${name}`) });
  const dialog = (name: string) => screen.findByRole('dialog', { name: `About ${name}` });
  const failure = 'The dialog could not be loaded';

  beforeEach(() => load.mockReset().mockResolvedValue(NamedDialog));
  afterEach(() => {
    jest.useRealTimers();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
  });

  describe('createLazyDialogs', () => {
    it('[E3] the first press of a button loads all dialogs of the screen and opens the requested one', async () => {
      const { user } = show(true);
      expect(load).not.toHaveBeenCalled();
      await user.click(button('Ada'));
      expect(await dialog('Ada')).toBeVisible();
      await user.keyboard('{Escape}');
      await user.click(button('Ben'));
      expect(await dialog('Ben')).toBeVisible();
      expect(load).toHaveBeenCalledTimes(1);
    });

    it('[C8] closing a dialog returns the focus to the button that opened it', async () => {
      const { user } = show();
      await user.click(button('Ben'));
      await user.type(await screen.findByLabelText('Note'), 'x');
      await user.keyboard('{Escape}');
      expect(button('Ben')).toHaveFocus();
    });

    it('[E3] a toast reports that the dialogs of a screen failed to load, and the next press of a button retries', async () => {
      load.mockReset().mockRejectedValueOnce(new Error('down')).mockResolvedValue(NamedDialog);
      const { user } = show(true);
      await user.click(button('Ada'));
      expect(await screen.findByText(failure)).toBeVisible();
      expect(button('Ada')).toHaveFocus();
      await user.click(button('Ada'));
      expect(await dialog('Ada')).toBeVisible();
    });

    it('[E3] a dialog that was open when the user left the screen does not reopen on return', async () => {
      const { user, store } = show();
      await user.click(button('Ada'));
      await dialog('Ada');
      act(() => store.set(isHereAtom, false));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      act(() => store.set(isHereAtom, true));
      expect(button('Ada')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('[E3] a pressed button shows after a short delay that its dialog is loading', async () => {
      jest.useFakeTimers();
      let arrive: (dialogs: Dialogs) => void = () => undefined;
      load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
      const { user } = show(true);
      await user.click(button('Ada'));
      expect(button('Ada')).not.toHaveClass('ant-btn-loading');
      await act(() => jest.advanceTimersByTimeAsync(400));
      expect(button('Ada')).toHaveClass('ant-btn-loading');
      expect(button('Ben')).not.toHaveClass('ant-btn-loading');
      arrive(NamedDialog);
      expect(await dialog('Ada')).toBeVisible();
      expect(button('Ada')).not.toHaveClass('ant-btn-loading');
    });

    it('[federation] dialogs are preloaded when the pointer is over a button that opens one', async () => {
      const { user } = show();
      await user.hover(button('Ada'));
      expect(load).toHaveBeenCalled();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('[federation] dialogs are preloaded when a button that opens one is focused', async () => {
      const { user } = show();
      await user.tab();
      expect(load).toHaveBeenCalled();
    });

    it('[federation] dialogs are preloaded in idle time, and a failure is ignored', async () => {
      jest.useFakeTimers();
      load.mockReset().mockRejectedValueOnce(new Error('down')).mockResolvedValue(NamedDialog);
      const { user } = show();
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(load).toHaveBeenCalledTimes(1);
      expect(screen.queryByText(failure)).not.toBeInTheDocument();
      await user.click(button('Ada'));
      expect(await dialog('Ada')).toBeVisible();
    });

    it('[federation] dialogs are not preloaded in data saver mode', async () => {
      jest.useFakeTimers();
      const { user } = show(true);
      await user.hover(button('Ada'));
      await user.tab();
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(load).not.toHaveBeenCalled();
    });
  });
});

describe('tooltip', () => {
  const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  const hover = (name: string) =>
    fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });

  const leave = (name: string) => {
    fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' });
    fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 500, clientY: 500 });
  };

  const sample = (enabled: boolean) =>
    render(
      <TooltipProvider enabled={enabled}>
        <Tooltip content="Copies the id">
          <button type="button">Copy</button>
        </Tooltip>
        <Tooltip content="Prints the list">
          <button type="button">Print</button>
        </Tooltip>
      </TooltipProvider>,
    );

  describe('Tooltip', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('[E2] a tooltip opens 700 ms after the pointer enters', () => {
      sample(true);
      hover('Copy');
      advance(699);
      expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
      advance(1);
      expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the id');
    });

    it('[E2] a tooltip opens immediately within 300 ms after another one closed, otherwise after the delay', () => {
      sample(true);
      hover('Copy');
      advance(700);
      leave('Copy');
      advance(299);
      hover('Print');
      expect(screen.getByRole('tooltip')).toHaveTextContent('Prints the list');
      leave('Print');
      advance(301);
      hover('Copy');
      expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
      advance(700);
      expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the id');
    });

    it('[E2] a tooltip opens on focus and closes on Escape', async () => {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      sample(true);
      await user.tab();
      expect(screen.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription(
        'Copies the id',
      );
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    });

    it('[E2] a tooltip does not open if the pointer leaves before the delay ends', () => {
      sample(true);
      hover('Copy');
      leave('Copy');
      advance(2000);
      expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    });

    it('[R129] a tooltip opens if a finger rests on its button for 700 ms, but not after a tap', () => {
      sample(true);
      const copy = screen.getByRole('button', { name: 'Copy' });
      fireEvent.pointerDown(copy, { pointerType: 'touch' });
      advance(699);
      fireEvent.pointerUp(copy, { pointerType: 'touch' });
      advance(700);
      expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
      fireEvent.pointerDown(copy, { pointerType: 'touch' });
      advance(700);
      expect(screen.getByRole('tooltip')).toHaveTextContent('Copies the id');
    });

    it('[PR11, B22] no tooltip is shown if tooltips are disabled, and accessible names stay the same', () => {
      sample(false);
      hover('Copy');
      advance(2000);
      expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
    });
  });
});
