import { act, render, screen } from '@testing-library/react';
import { printWhenReady, usePrinting } from './use-printing';

const Page = () => (usePrinting() ? 'paper' : 'screen');

describe('printing', () => {
  it('[theme] usePrinting is true between beforeprint and afterprint', () => {
    render(<Page />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('paper')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.getByText('screen')).toBeVisible();
  });

  it('[AN2] printWhenReady prints only when the page is ready', async () => {
    jest.useFakeTimers();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const isReady = () => new Promise((resolve) => setTimeout(resolve, 500));
    render(<Page />);

    let printed: Promise<void> = Promise.resolve();
    act(() => {
      printed = printWhenReady(isReady);
    });
    expect(screen.getByText('paper')).toBeVisible();
    expect(print).not.toHaveBeenCalled();

    await act(async () => {
      await jest.advanceTimersByTimeAsync(500);
      await printed;
    });
    expect(print).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('screen')).toBeVisible();
    jest.useRealTimers();
  });
});
