import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useToast } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Toasts } from './toasts';

const arrived = jest.fn<unknown, []>();
jest.mock('shared-kernel/ui/toaster', () => ({
  __esModule: true,
  get Toaster() {
    return arrived();
  },
}));

const toaster = jest.fn<ReactNode, []>(() => <p>The toaster</p>);

const undo = jest.fn();
type Show = ReturnType<typeof useToast>['show'];

const requests: readonly Parameters<Show>[0][] = [
  { title: 'Saved', description: 'The first', action: { label: 'Undo', run: undo } },
  { title: 'Not saved', variant: 'destructive' },
];

function Page() {
  const { show } = useToast();
  return (
    <>
      {requests.map((request) => (
        <button key={request.title} type="button" onClick={() => show(request)}>
          Show {request.title}
        </button>
      ))}
      <Toasts />
    </>
  );
}

const render = () => {
  const { user } = renderWithProviders(<Page />);
  return { user, show: (title: string) => user.click(screen.getByText(`Show ${title}`)) };
};

const failToArrive = () =>
  arrived.mockImplementation(() => {
    throw new Error('down');
  });

beforeEach(() => {
  arrived.mockReset();
  undo.mockReset();
});

describe('Toasts', () => {
  it('[E1, E3] shows a plain toast with its action where the toaster does not load', async () => {
    failToArrive();
    const { user, show } = render();
    await show('Saved');
    expect(await screen.findByRole('status')).toHaveTextContent('SavedThe first');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('[E1, E3] says one at a time, and closes it', async () => {
    failToArrive();
    const { user, show } = render();
    await show('Saved');
    await screen.findByRole('status');
    await show('Not saved');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[E1, E3] says a toast plainly where the toaster does not come within three seconds', async () => {
    jest.useFakeTimers();
    let fail: (error: Error) => void = () => undefined;
    arrived.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));
    const { show } = render();
    await show('Saved');
    act(() => jest.advanceTimersByTime(2_999));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    jest.useRealTimers();
    await act(() => Promise.resolve(fail(new Error('down'))));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
  });

  it('[E1, E3] asks for the toaster again with the next toast', async () => {
    failToArrive();
    const { show } = render();
    await show('Saved');
    await screen.findByRole('status');
    arrived.mockReturnValue(() => toaster());
    await show('Not saved');
    expect(await screen.findByText('The toaster')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('[E1, E3] shows a plain toast where the toaster throws', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    toaster.mockImplementation(() => {
      throw new Error('broken inside');
    });
    const { show } = render();
    await show('Saved');
    expect(await screen.findByRole('status')).toHaveTextContent('Saved');
    log.mockRestore();
  });
});
