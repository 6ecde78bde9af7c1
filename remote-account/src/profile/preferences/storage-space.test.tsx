import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { StorageSpace } from './storage-space';

function show(storage: object | undefined) {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  renderWithProviders(<StorageSpace />);
}

const says = (isKept: boolean, estimate: object) => ({
  persisted: () => Promise.resolve(isKept),
  estimate: () => Promise.resolve(estimate),
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
});

describe('storage space', () => {
  it('[workspace] shows a message while the storage is checked', () => {
    show({ persisted: () => new Promise(() => undefined) });
    expect(screen.getByText('Checking storage…')).toBeVisible();
  });

  it.each([
    [
      'kept',
      says(true, { quota: 3_000_000_000, usage: 500_000_000 }),
      'The browser keeps this data. 2.5 GB of space left.',
    ],
    [
      'not promised to be kept',
      says(false, { quota: 3_000_000_000, usage: 0 }),
      'The browser may delete this data when the device is low on space. Export the workspace. 3 GB of space left.',
    ],
    [
      'full',
      says(true, { quota: 100_000_000, usage: 99_000_000 }),
      'The browser keeps this data. Only 1 MB left. New data may not be saved. Free up space on this device.',
    ],
    [
      'of an unknown size',
      { persisted: () => Promise.resolve(true) },
      'The browser keeps this data. The free space is unknown.',
    ],
    [
      'unknown to the browser',
      undefined,
      'This browser does not say whether it keeps this data, or how much space is left.',
    ],
    [
      'refused to be told',
      { persisted: () => Promise.reject(new Error('No')) },
      'This browser does not say whether it keeps this data, or how much space is left.',
    ],
  ])('[workspace] shows a message if storage is %s @deep', async (_what, storage, text) => {
    show(storage);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
