import { act, screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing';
import { OfflineNotice } from './offline-notice';

const asked = jest.fn(() => Promise.resolve());
jest.mock('../federation/read-pointer', () => ({ readPointer: () => asked() }));

const controller = { postMessage: jest.fn() };
let container: EventTarget & { controller: typeof controller | null };

const notice = () => screen.queryByRole('status', { name: 'Offline' });
function say(isCut: boolean): void {
  act(() => {
    container.dispatchEvent(new MessageEvent('message', { data: { isCut } }));
  });
}

function connect(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

beforeEach(() => {
  asked.mockClear();
  container = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});
afterEach(() => connect(true));

describe('OfflineNotice', () => {
  it('[E3] says that there is no network, and is gone when there is', () => {
    renderWithProviders(<OfflineNotice />);
    expect(notice()).not.toBeInTheDocument();
    connect(false);
    expect(notice()).toHaveTextContent('Offline. Trustfold goes on');
    connect(true);
    expect(notice()).not.toBeInTheDocument();
  });

  it('[E3] asks the worker, which knows of servers that do not answer, and asks them until they do', () => {
    jest.useFakeTimers();
    renderWithProviders(<OfflineNotice />);
    expect(controller.postMessage).toHaveBeenCalledWith('how');
    say(true);
    expect(notice()).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
    act(() => {
      jest.advanceTimersByTime(10_000);
    });
    expect(asked).toHaveBeenCalledTimes(2);
    say(false);
    expect(notice()).not.toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(60_000);
    });
    expect(asked).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it('[E3] promises nothing where no worker answers, until one does', () => {
    container.controller = null;
    renderWithProviders(<OfflineNotice />);
    connect(false);
    expect(notice()).not.toBeInTheDocument();
    container.controller = controller;
    act(() => {
      container.dispatchEvent(new Event('controllerchange'));
    });
    expect(notice()).toBeVisible();
  });
});
