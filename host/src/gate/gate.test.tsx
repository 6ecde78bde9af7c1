import userEvent from '@testing-library/user-event';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Backdrop } from './backdrop';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { useGate } from './gate';
import { gateStorageKey, isGateOpen } from '../page/gate-flag';

describe('backdrop', () => {
  const video = () => document.querySelector('video');
  const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

  const blocked = () => Promise.reject(new DOMException('blocked', 'NotAllowedError'));

  function started(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  }

  const stubPlay = (play: () => Promise<void>) =>
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);

  const askForStillness = () =>
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ media, matches: true }) as MediaQueryList);

  beforeEach(() => jest.useFakeTimers());

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });

  describe('background video', () => {
    it('[GA8] the video loads 500 ms after the gate appears', async () => {
      const play = stubPlay(started);
      render(<Backdrop />);
      await wait(499);
      expect(video()).not.toBeInTheDocument();
      await wait(1);
      expect(video()).toBeInTheDocument();
      expect(play).toHaveBeenCalledTimes(1);
    });

    it('[GA2] the video of the gate is muted, inline, looped and hidden from assistive technology', async () => {
      stubPlay(started);
      render(<Backdrop />);
      await wait(500);
      expect(video()).toHaveProperty('muted', true);
      expect(video()).toHaveAttribute('playsinline');
      expect(video()).toHaveAttribute('loop');
      expect(video()?.closest('[aria-hidden="true"]')).toBeInTheDocument();
    });

    it('[GA8] the gate shows a gradient if no video source can be loaded', async () => {
      stubPlay(() => Promise.reject(new DOMException('none', 'NotSupportedError')));
      const { container } = render(<Backdrop />);
      await wait(500);
      const [webm, mp4] = document.querySelectorAll('source');
      if (!webm || !mp4) throw new Error('The video has two sources');
      fireEvent.error(webm);
      expect(container.querySelector('.fallback')).not.toBeInTheDocument();
      fireEvent.error(mp4);
      expect(container.querySelector('.fallback')).toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });

    it('[GA8] the gate shows a gradient if the selected video source fails', async () => {
      stubPlay(started);
      const { container } = render(<Backdrop />);
      await wait(500);
      const element = video();
      if (element) fireEvent.error(element);
      expect(container.querySelector('.fallback')).toBeInTheDocument();
    });

    it.each([
      ['click', () => fireEvent.click(document.body)],
      ['touch', () => fireEvent.touchStart(document.body)],
    ])(
      '[GA8] the video starts on the first %s if the browser blocks autoplay',
      async (_name, interact) => {
        const play = stubPlay(blocked);
        render(<Backdrop />);
        await wait(500);
        expect(screen.getByRole('button', { name: 'Play background video' })).toBeVisible();
        play.mockImplementation(started);
        interact();
        expect(play).toHaveBeenCalledTimes(2);
        interact();
        expect(play).toHaveBeenCalledTimes(2);
      },
    );

    it('[GA8] the video starts only once if the first click is on its play button', async () => {
      const play = stubPlay(blocked);
      const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
      render(<Backdrop />);
      await wait(500);
      play.mockImplementation(started);
      await user.click(screen.getByRole('button', { name: 'Play background video' }));
      expect(play).toHaveBeenCalledTimes(2);
      expect(pause).not.toHaveBeenCalled();
    });

    it('[GA8] the visitor can pause the video and play it again', async () => {
      stubPlay(started);
      jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
        this: HTMLMediaElement,
      ) {
        this.dispatchEvent(new Event('pause'));
      });
      render(<Backdrop />);
      await wait(500);
      await user.click(screen.getByRole('button', { name: 'Pause background video' }));
      await user.click(screen.getByRole('button', { name: 'Play background video' }));
      expect(screen.getByRole('button', { name: 'Pause background video' })).toBeVisible();
    });

    it.each([
      ['reduced motion', askForStillness],
      [
        'Save-Data',
        () =>
          Object.defineProperty(navigator, 'connection', {
            configurable: true,
            value: { saveData: true },
          }),
      ],
    ])(
      '[GA8] the video does not play automatically with %s, but plays when the visitor starts it',
      async (_name, ask) => {
        const play = stubPlay(started);
        ask();
        render(<Backdrop />);
        await wait(5000);
        expect(video()).not.toBeInTheDocument();
        await user.click(screen.getByRole('button', { name: 'Play background video' }));
        expect(video()).toBeInTheDocument();
        expect(play).toHaveBeenCalledTimes(1);
      },
    );
  });
});

describe('gate', () => {
  function renderGate() {
    const store = createStore();
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    );
    return renderHook(() => useGate(), { wrapper }).result;
  }

  afterEach(() => localStorage.clear());

  describe('useGate', () => {
    it('[GA6] opening the gate stores “ok” under tf_site_gate', () => {
      const result = renderGate();
      expect(result.current.isOpen).toBe(false);
      act(() => result.current.open());
      expect(localStorage.getItem('tf_site_gate')).toBe('ok');
      expect(result.current.isOpen).toBe(true);
    });

    it('[GA7, L1] the gate closes only when the user locks it', () => {
      localStorage.setItem(gateStorageKey, 'ok');
      const result = renderGate();
      expect(result.current.isOpen).toBe(true);
      act(() => result.current.lock());
      expect(localStorage.getItem(gateStorageKey)).toBeNull();
      expect(result.current.isOpen).toBe(false);
    });

    it('[GA7] access through the gate has no time limit', () => {
      jest.useFakeTimers({ now: new Date('2024-07-22T09:00:00.000Z') });
      const result = renderGate();
      act(() => result.current.open());
      jest.setSystemTime(new Date('2044-07-22T09:00:00.000Z'));
      expect(isGateOpen()).toBe(true);
      expect(renderGate().current.isOpen).toBe(true);
      jest.useRealTimers();
    });

    it.each(['OK', 'true', '', 'ok '])(
      '[GA6] the gate stays closed if the stored value is %j instead of “ok”',
      (value) => {
        localStorage.setItem(gateStorageKey, value);
        expect(isGateOpen()).toBe(false);
      },
    );

    it('[GA7] the gate closes when another browser tab locks it', () => {
      localStorage.setItem(gateStorageKey, 'ok');
      const result = renderGate();
      act(() => {
        localStorage.removeItem(gateStorageKey);
        window.dispatchEvent(new StorageEvent('storage', { key: gateStorageKey }));
      });
      expect(result.current.isOpen).toBe(false);
    });

    it('[R23, GA7] the gate closes if it was locked while the page was in the back/forward cache', () => {
      localStorage.setItem(gateStorageKey, 'ok');
      const result = renderGate();
      localStorage.removeItem(gateStorageKey);
      act(() => void window.dispatchEvent(new Event('pageshow')));
      expect(result.current.isOpen).toBe(false);
    });
  });
});
