import { act, fireEvent, screen } from '@testing-library/react';
import { lazy, use, type FunctionComponent } from 'react';
import type { createLazyResource as LazyResource } from 'shared-kernel/loading';
import { subscribeToRetries } from 'shared-kernel/testing';
import type { ScreenModule, ScreenProps } from 'shared-kernel/remote';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { OutdatedPageError, RemoteError } from './fetch-document';
import type { ScreenId } from '../page/remote-tabs';
import { RemoteScreen } from './remote-screen';

const load = jest.fn<Promise<ScreenModule>, [string]>();
jest.mock('./load-remote-screen', () => {
  const { createLazyResource } = jest.requireActual<{ createLazyResource: typeof LazyResource }>(
    'shared-kernel/loading',
  );
  return {
    getRemoteScreen: (id: string) =>
      createLazyResource<ScreenProps>(
        async () => (await load(id)).Screen as FunctionComponent<ScreenProps>,
      ),
    findRemoteFolder: () => undefined,
  };
});

let count = 0;
const newId = (): ScreenId => `contracts/screen-${(count += 1)}`;

const renderScreen = () => renderWithProviders(<RemoteScreen id={newId()} portal="banking" />);

const failing = (message: string): Promise<ScreenModule> => {
  return Promise.reject(new Error(message));
};

beforeEach(() => load.mockReset());

describe('RemoteScreen', () => {
  it('[E3] a skeleton is shown until the screen has loaded', async () => {
    let arrive: (module: ScreenModule) => void = () => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    renderScreen();
    expect(await screen.findByLabelText('Loading')).toBeInTheDocument();
    act(() => arrive({ Screen: ({ portal }) => <p>The {portal} screen</p> }));
    expect(await screen.findByText('The banking screen')).toBeVisible();
  });

  it('[E3] the heading of a screen is shown while the screen loads', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    renderWithProviders(
      <RemoteScreen
        id={newId()}
        portal="banking"
        heading={{ title: 'Contracts', lead: 'All of them.' }}
      />,
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Contracts' })).toBeVisible();
    expect(screen.getByText('All of them.')).toBeVisible();
    expect(screen.getByLabelText('Loading')).toBeInTheDocument();
  });

  it('[E3] a remote that fails to load shows the error card, and “Try Again” loads it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockReturnValueOnce(failing('The contracts remote could not be loaded.'));
    load.mockResolvedValue({ Screen: () => <p>Here again</p> });
    const { user } = renderScreen();
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    expect(screen.getByText('The contracts remote could not be loaded.')).toBeVisible();
    const press = jest.fn();
    const stop = subscribeToRetries(press);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    stop();
    expect(press).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Here again')).toBeVisible();
    log.mockRestore();
  });

  it.each([
    ['is older than the remote', new OutdatedPageError('needs kernel ^9.0.0'), 1],
    ['has another failure', new RemoteError('needs kernel ^0.9.0'), 0],
  ])(
    '[E3] the error of a page that %s offers a reload only if the page is outdated',
    async (_case, error, count) => {
      load.mockRejectedValue(error);
      renderScreen();
      expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
      expect(screen.queryAllByRole('button', { name: 'Reload' })).toHaveLength(count);
    },
  );

  it('[E3] the skeleton is shown while a lazy component of a remote loads', async () => {
    const Part = lazy(() => new Promise<never>(() => undefined));
    load.mockResolvedValue({ Screen: () => <Part /> });
    renderWithProviders(
      <>
        <p>The rest</p>
        <RemoteScreen id={newId()} portal="banking" />
      </>,
    );
    await act(() => Promise.resolve());
    expect(screen.getByText('The rest')).toBeVisible();
    expect(screen.getByLabelText('Loading')).toBeInTheDocument();
  });

  it('[E3, B25] a remote that throws while rendering shows the error card', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockResolvedValue({
      Screen: () => {
        throw new Error('broken inside');
      },
    });
    renderScreen();
    expect(await screen.findByText('broken inside')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    log.mockRestore();
  });

  it('[E3] a screen that suspends forever shows the error card, and “Try Again” renders it again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isReady = false;
    const never = new Promise(() => undefined);
    load.mockResolvedValue({
      Screen: () => {
        if (!isReady) use(never);
        return <p>Here at last</p>;
      },
    });
    jest.useFakeTimers();
    renderScreen();
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(screen.getByLabelText('Loading')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByText(/was not ready within 15 seconds/)).toBeVisible();
    isReady = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('Here at last')).toBeVisible();
    jest.useRealTimers();
  });
});
