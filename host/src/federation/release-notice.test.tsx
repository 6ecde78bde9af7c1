import { act, screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import type { Deployed } from './composition';
import { ReleaseNotice } from './deployment-notices';

const began = jest.fn<Promise<Deployed>, []>();
const now = jest.fn<Promise<Pick<Deployed, 'hash'>>, []>();
const shell = jest.fn<Promise<string | undefined>, []>();
jest.mock('./released-page', () => ({ newerShell: () => shell() }));
jest.mock('./composition', () => ({ loadComposition: () => began() }));
jest.mock('./read-pointer', () => ({ readPointer: () => now() }));

const composition = { schema: 1 as const, remotes: {} };
const live = (hash: string): Deployed => ({ hash, composition, promotion: 'p', seq: 1 });
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
  it('[deployment] says nothing as long as the page runs what is live', async () => {
    renderWithProviders(<ReleaseNotice />);
    await minute();
    expect(now).toHaveBeenCalledTimes(1);
    expect(notice()).not.toBeInTheDocument();
  });

  it('[deployment] says within a minute that another composition became current', async () => {
    renderWithProviders(<ReleaseNotice />);
    await minute();
    now.mockResolvedValue({ hash: 'b' });
    await minute();
    expect(notice()).toHaveTextContent('A new version is available.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  it('[deployment] says of another shell what it says of another remote', async () => {
    renderWithProviders(<ReleaseNotice />);
    await minute();
    shell.mockResolvedValue('main.0123456789.js');
    await minute();
    expect(notice()).toHaveTextContent('A new version is available.');
    shell.mockResolvedValue(undefined);
    await minute();
    expect(notice()).not.toBeInTheDocument();
  });

  it('[deployment] says nothing where the page cannot be asked for', async () => {
    shell.mockRejectedValue(new Error('offline'));
    renderWithProviders(<ReleaseNotice />);
    await minute();
    expect(notice()).not.toBeInTheDocument();
  });

  it('[deployment] takes it back when what the page runs is live again', async () => {
    now.mockResolvedValue({ hash: 'b' });
    renderWithProviders(<ReleaseNotice />);
    await minute();
    expect(notice()).toBeVisible();
    now.mockResolvedValue({ hash: 'a' });
    await minute();
    expect(notice()).not.toBeInTheDocument();
  });

  it('[deployment] keeps quiet after Later until the release after that', async () => {
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

  it('[deployment] looks at once when the reader comes back', async () => {
    now.mockResolvedValue({ hash: 'b' });
    renderWithProviders(<ReleaseNotice />);
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(notice()).toBeVisible();
  });

  it('[R23, deployment] looks once when the page comes back from the back/forward cache', async () => {
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

  it('[deployment] asks for nothing while the page is hidden', async () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    renderWithProviders(<ReleaseNotice />);
    await minute();
    expect(now).not.toHaveBeenCalled();
  });

  it('[deployment] leaves a page on the composition that it was asked for', async () => {
    began.mockResolvedValue({ hash: 'a', composition });
    renderWithProviders(<ReleaseNotice />);
    await minute();
    expect(now).not.toHaveBeenCalled();
  });

  it('[deployment] asks again after a failure, and stops when the page is left', async () => {
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

  describe('on a page that runs what worked last', () => {
    const lastKnown = () => screen.queryByRole('status', { name: 'Last known releases' });
    const shown = async () => {
      began.mockResolvedValue({ ...live('a'), isLastKnown: true });
      now.mockRejectedValue(new Error('down'));
      renderWithProviders(<ReleaseNotice />);
      await act(() => jest.advanceTimersByTimeAsync(0));
    };

    it('[E3, deployment] appears at once, and offers the reload', async () => {
      await shown();
      expect(lastKnown()).toHaveTextContent('The list of current versions cannot be read.');
      expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
    });

    it('[E3, deployment] takes it back when the same is found to be live', async () => {
      await shown();
      await minute();
      expect(lastKnown()).toBeVisible();
      now.mockResolvedValue({ hash: 'a' });
      await minute();
      expect(lastKnown()).not.toBeInTheDocument();
      expect(notice()).not.toBeInTheDocument();
    });

    it('[E3, deployment] offers what is live instead, once that can be read', async () => {
      await shown();
      now.mockResolvedValue({ hash: 'b' });
      await minute();
      expect(lastKnown()).not.toBeInTheDocument();
      expect(notice()).toHaveTextContent('A new version is available.');
    });
  });
});
