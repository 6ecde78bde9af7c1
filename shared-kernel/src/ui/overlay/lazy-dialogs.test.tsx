import { act, screen } from '@testing-library/react';
import { atom, useAtomValue } from 'jotai';
import type { FunctionComponent } from 'react';
import { useCurrentToast } from '../../shell';
import { renderWithProviders } from '../../testing/render';
import { CommandButton } from '../input/command-button';
import { Dialog } from './dialog';
import { lazyDialogs, type LazyDialogProps } from './lazy-dialogs';

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
  const { useOpening, Dialogs } = lazyDialogs<Named>(load);
  function Page() {
    const opening = useOpening();
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

describe('lazyDialogs', () => {
  it('[E3] loads all dialogs once, on the first press, and opens the requested dialog', async () => {
    const { user } = show(true);
    expect(load).not.toHaveBeenCalled();
    await user.click(button('Ada'));
    expect(await dialog('Ada')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(button('Ben'));
    expect(await dialog('Ben')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[C8] returns the focus to the button that opened a dialog', async () => {
    const { user } = show();
    await user.click(button('Ben'));
    await user.type(await screen.findByLabelText('Note'), 'x');
    await user.keyboard('{Escape}');
    expect(button('Ben')).toHaveFocus();
  });

  it('[E3] reports dialogs that fail to load, leaves the screen unchanged and retries on the next press', async () => {
    load.mockReset().mockRejectedValueOnce(new Error('down')).mockResolvedValue(NamedDialog);
    const { user } = show(true);
    await user.click(button('Ada'));
    expect(await screen.findByText(failure)).toBeVisible();
    expect(button('Ada')).toHaveFocus();
    await user.click(button('Ada'));
    expect(await dialog('Ada')).toBeVisible();
  });

  it('[E3] does not reopen a dialog that was open when the user left the screen', async () => {
    const { user, store } = show();
    await user.click(button('Ada'));
    await dialog('Ada');
    act(() => store.set(isHereAtom, false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => store.set(isHereAtom, true));
    expect(button('Ada')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[E3] shows the pressed button as loading after a noticeable delay', async () => {
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

  it('[federation] loads the dialogs when the pointer is over a button', async () => {
    const { user } = show();
    await user.hover(button('Ada'));
    expect(load).toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[federation] loads the dialogs when a button is focused', async () => {
    const { user } = show();
    await user.tab();
    expect(load).toHaveBeenCalled();
  });

  it('[federation] loads the dialogs in idle time and ignores a failure', async () => {
    jest.useFakeTimers();
    load.mockReset().mockRejectedValueOnce(new Error('down')).mockResolvedValue(NamedDialog);
    const { user } = show();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(failure)).not.toBeInTheDocument();
    await user.click(button('Ada'));
    expect(await dialog('Ada')).toBeVisible();
  });

  it('[federation] preloads nothing in data saver mode', async () => {
    jest.useFakeTimers();
    const { user } = show(true);
    await user.hover(button('Ada'));
    await user.tab();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(load).not.toHaveBeenCalled();
  });
});
