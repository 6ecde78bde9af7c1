import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { lazyComponent } from './lazy-component';
import { onTryAgain } from './retry';

interface NoteProps {
  readonly id: number;
}

const load = jest.fn<Promise<FunctionComponent<NoteProps>>, []>();
const Note = ({ id }: NoteProps) => <p>Note {id}</p>;
const Throwing = () => {
  throw new Error('broken inside');
};

const lazyNote = () =>
  lazyComponent<NoteProps>(load, {
    pending: () => 'Loading',
    failed: ({ error, retry, hasLoaded }) => (
      <>
        <p role="alert">{`${(error as Error).message}, ${hasLoaded ? 'loaded' : 'not loaded'}`}</p>
        <button onClick={retry}>Try Again</button>
      </>
    ),
  });

const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try Again' }));

beforeEach(() => load.mockReset().mockResolvedValue(Note));

describe('lazyComponent', () => {
  it('[R110] loads its code when it is first shown, only once', async () => {
    const Lazy = lazyNote();
    expect(load).not.toHaveBeenCalled();
    render(
      <>
        <Lazy id={1} />
        <Lazy id={2} />
      </>,
    );
    expect(screen.getAllByText(/Loading/)).toHaveLength(1);
    expect(await screen.findByText('Note 1')).toBeVisible();
    expect(screen.getByText('Note 2')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('[R110] renders immediately if its code has been preloaded', async () => {
    const Lazy = lazyNote();
    await Lazy.preload();
    render(<Lazy id={1} />);
    expect(screen.getByText('Note 1')).toBeVisible();
  });

  it('[R110] loads again on Try Again, which also retries every hanging request', async () => {
    load.mockRejectedValueOnce(new Error('down'));
    const Lazy = lazyNote();
    const hanging = jest.fn();
    const stop = onTryAgain(hanging);
    render(<Lazy id={1} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('down, not loaded');
    await tryAgain();
    stop();
    expect(await screen.findByText('Note 1')).toBeVisible();
    expect(hanging).toHaveBeenCalledTimes(1);
  });

  it('[R110] loads again on the next mount after a failure', async () => {
    load.mockRejectedValueOnce(new Error('down'));
    const Lazy = lazyNote();
    const first = render(<Lazy id={1} />);
    await screen.findByText(/down, not loaded/);
    first.unmount();
    render(<Lazy id={1} />);
    expect(await screen.findByText('Note 1')).toBeVisible();
  });

  it('[R110] ignores a failed preload and loads again when it is shown', async () => {
    load.mockRejectedValueOnce(new Error('down'));
    const Lazy = lazyNote();
    await Lazy.preload();
    render(<Lazy id={1} />);
    expect(await screen.findByText('Note 1')).toBeVisible();
  });

  it('[R110] contains a rendering error and renders again on retry', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockResolvedValue(Throwing);
    const Lazy = lazyNote();
    render(<Lazy id={1} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('broken inside, loaded');
    await tryAgain();
    expect(screen.getByRole('alert')).toHaveTextContent('broken inside, loaded');
    log.mockRestore();
  });

  it('[R110] does not render code that loads after unmount', async () => {
    let arrive: (note: typeof Note) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const Lazy = lazyNote();
    const { unmount } = render(<Lazy id={1} />);
    unmount();
    await act(() => {
      arrive(Note);
      return Promise.resolve();
    });
    expect(screen.queryByText('Note 1')).not.toBeInTheDocument();
  });
});
