import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { StorageRoom } from './storage-room';

function show(storage: object | undefined) {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  renderWithProviders(<StorageRoom />);
}

const says = (isKept: boolean, estimate: object) => ({
  persisted: () => Promise.resolve(isKept),
  estimate: () => Promise.resolve(estimate),
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
});

describe('the room of the workspace', () => {
  it('[workspace] is asked for', () => {
    show({ persisted: () => new Promise(() => undefined) });
    expect(screen.getByText('Asking this browser how it keeps it…')).toBeVisible();
  });

  it.each([
    [
      'kept',
      says(true, { quota: 3_000_000_000, usage: 500_000_000 }),
      'This browser has promised not to clear it by itself. 2.5 GB of room is left.',
    ],
    [
      'not promised to be kept',
      says(false, { quota: 3_000_000_000, usage: 0 }),
      'This browser has not promised to keep it: it may clear it when the device runs out of room. Export the workspace to have a copy. 3 GB of room is left.',
    ],
    [
      'full',
      says(true, { quota: 100_000_000, usage: 99_000_000 }),
      'This browser has promised not to clear it by itself. Only 1 MB of room is left: what you add may not be kept. Make room on this device.',
    ],
    [
      'of an unknown size',
      { persisted: () => Promise.resolve(true) },
      'This browser has promised not to clear it by itself. It does not say how much room is left.',
    ],
    [
      'unknown to the browser',
      undefined,
      'This browser does not say whether it may clear it, or how much room is left.',
    ],
    [
      'refused to be told',
      { persisted: () => Promise.reject(new Error('No')) },
      'This browser does not say whether it may clear it, or how much room is left.',
    ],
  ])('[workspace] says where it is %s', async (_what, storage, text) => {
    show(storage);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
