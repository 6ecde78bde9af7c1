import { act, screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import type { LoadedComposition } from './composition';
import { ReleaseNotice } from './deployment-notices';

const began = jest.fn<Promise<LoadedComposition>, []>();
const now = jest.fn<Promise<Pick<LoadedComposition, 'hash'>>, []>();
const shell = jest.fn<Promise<string | undefined>, []>();
jest.mock('./released-page', () => ({ findNewerShell: () => shell() }));
jest.mock('./composition', () => ({ loadComposition: () => began() }));
jest.mock('./read-environment-pointer', () => ({ readEnvironmentPointer: () => now() }));

const composition = { schema: 1 as const, remotes: {} };
const live = (hash: string): LoadedComposition => ({ hash, composition, promotion: 'p', seq: 1 });
const minute = () => act(() => jest.advanceTimersByTimeAsync(60_000));
const notice = () => screen.queryByRole('status', { name: 'New release' });

beforeEach(() => {
  jest.useFakeTimers();
  began.mockReset().mockResolvedValue(live('a'));
  now.mockReset().mockResolvedValue({ hash: 'a' });
  shell.mockReset().mockResolvedValue(undefined);
});

afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
});

describe('ReleaseNotice', () => {
  it('[deployment] there is no release notice while the page runs the live version', async () => {
    renderWithProviders(<ReleaseNotice />);
    await minute();
    expect(now).toHaveBeenCalledTimes(1);
    expect(notice()).not.toBeInTheDocument();
  });

  it('[deployment] the release notice appears within a minute after another composition goes live', async () => {
    renderWithProviders(<ReleaseNotice />);
    await minute();
    now.mockResolvedValue({ hash: 'b' });
    await minute();
    expect(notice()).toHaveTextContent('A new version is available.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('[deployment] the release notice appears for a new shell and for a new remote', async () => {
    renderWithProviders(<ReleaseNotice />);
    await minute();
    shell.mockResolvedValue('main.0123456789.js');
    await minute();
    expect(notice()).toHaveTextContent('A new version is available.');
    shell.mockResolvedValue(undefined);
    await minute();
    expect(notice()).not.toBeInTheDocument();
  });

  it('[deployment] there is no release notice if the page cannot be fetched', async () => {
    shell.mockRejectedValue(new Error('offline'));
    renderWithProviders(<ReleaseNotice />);
    await minute();
    expect(notice()).not.toBeInTheDocument();
  });

  it('[deployment] the release notice disappears once the page’s version is live again', async () => {
    now.mockResolvedValue({ hash: 'b' });
    renderWithProviders(<ReleaseNotice />);
    await minute();
    expect(notice()).toBeVisible();
    now.mockResolvedValue({ hash: 'a' });
    await minute();
    expect(notice()).not.toBeInTheDocument();
  });

  it('[deployment] the Later button hides the release notice until the next release', async () => {
    now.mockResolvedValue({ hash: 'b' });
    const { user } = renderWithProviders(<ReleaseNotice />);
    await minute();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await minute();
    expect(notice()).not.toBeInTheDocument();
    now.mockResolvedValue({ hash: 'c' });
    await minute();
    expect(notice()).toBeVisible();
  });

  it('[deployment] when the user returns to the page, it checks for a new release at once', async () => {
    now.mockResolvedValue({ hash: 'b' });
    renderWithProviders(<ReleaseNotice />);
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(notice()).toBeVisible();
  });

  it('[R23, deployment] a page that returns from the back/forward cache checks once for a new release', async () => {
    now.mockResolvedValue({ hash: 'b' });
    renderWithProviders(<ReleaseNotice />);
    await act(async () => {
      window.dispatchEvent(new Event('pageshow'));
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(notice()).toBeVisible();
    expect(now).toHaveBeenCalledTimes(1);
  });

  it('[deployment] a hidden page does not check for new releases', async () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    renderWithProviders(<ReleaseNotice />);
    await minute();
    expect(now).not.toHaveBeenCalled();
  });

  it('[deployment] a page with an overridden composition does not check for new releases', async () => {
    began.mockResolvedValue({ hash: 'a', composition });
    renderWithProviders(<ReleaseNotice />);
    await minute();
    expect(now).not.toHaveBeenCalled();
  });

  it('[deployment] the check for a new release is repeated after a failure, and stops when the page closes', async () => {
    now.mockRejectedValueOnce(new Error('down'));
    const { unmount } = renderWithProviders(<ReleaseNotice />);
    await minute();
    expect(notice()).not.toBeInTheDocument();
    await minute();
    expect(now).toHaveBeenCalledTimes(2);
    unmount();
    await minute();
    expect(now).toHaveBeenCalledTimes(2);
  });

  describe('notice about the last known composition', () => {
    const lastKnown = () => screen.queryByRole('status', { name: 'Last known releases' });
    const shown = async () => {
      began.mockResolvedValue({ ...live('a'), isLastKnown: true });
      now.mockRejectedValue(new Error('down'));
      renderWithProviders(<ReleaseNotice />);
      await act(() => jest.advanceTimersByTimeAsync(0));
    };

    it('[E3, deployment] a notice says at once that the page runs the last known composition, and offers a reload', async () => {
      await shown();
      expect(lastKnown()).toHaveTextContent('The list of current versions cannot be read.');
      expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    });

    it('[E3, deployment] the notice disappears once the last known composition is confirmed as live', async () => {
      await shown();
      await minute();
      expect(lastKnown()).toBeVisible();
      now.mockResolvedValue({ hash: 'a' });
      await minute();
      expect(lastKnown()).not.toBeInTheDocument();
      expect(notice()).not.toBeInTheDocument();
    });

    it('[E3, deployment] the notice offers the live version once it can be loaded', async () => {
      await shown();
      now.mockResolvedValue({ hash: 'b' });
      await minute();
      expect(lastKnown()).not.toBeInTheDocument();
      expect(notice()).toHaveTextContent('A new version is available.');
    });
  });
});
