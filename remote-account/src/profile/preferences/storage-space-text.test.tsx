import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { StorageSpaceText } from './storage-space-text';

function show(storage: object | undefined) {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  renderWithProviders(<StorageSpaceText />);
}

const says = (isKept: boolean, estimate: object) => ({
  persisted: () => Promise.resolve(isKept),
  estimate: () => Promise.resolve(estimate),
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
});

describe('storage space', () => {
  it('[workspace] shows a message while browser storage is checked', () => {
    show({ persisted: () => new Promise(() => undefined) });
    expect(screen.getByText('Checking storage…')).toBeVisible();
  });

  it.each([
    [
      'kept',
      says(true, { quota: 3_000_000_000, usage: 500_000_000 }),
      'Data is stored permanently in this browser. 2.5 GB of storage available.',
    ],
    [
      'not persistent',
      says(false, { quota: 3_000_000_000, usage: 0 }),
      'The browser may delete this data when the device is low on space. Export the workspace. 3 GB of storage available.',
    ],
    [
      'full',
      says(true, { quota: 100_000_000, usage: 99_000_000 }),
      'Data is stored permanently in this browser. Only 1 MB left. New data may not be saved. Free up space on this device.',
    ],
    [
      'of an unknown size',
      { persisted: () => Promise.resolve(true) },
      'Data is stored permanently in this browser. Available storage is unknown.',
    ],
    [
      'unknown to the browser',
      undefined,
      'This browser does not report storage space or how long data is stored.',
    ],
    [
      'not readable',
      { persisted: () => Promise.reject(new Error('No')) },
      'This browser does not report storage space or how long data is stored.',
    ],
  ])('[workspace] shows a message if browser storage is %s @deep', async (_what, storage, text) => {
    show(storage);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
