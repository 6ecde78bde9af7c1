import { withPendingIndicator } from './pending-indicator';

const busy = () => document.getElementById('root')?.getAttribute('aria-busy');

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});

describe('withPendingIndicator', () => {
  it('withPendingIndicator marks the page as busy until the last work is done', async () => {
    let finish: (result: string) => void = () => undefined;
    const lasting = withPendingIndicator(
      () => new Promise<string>((resolve) => (finish = resolve)),
    );
    expect(busy()).toBe('true');
    expect(await withPendingIndicator(() => Promise.resolve('quick'))).toBe('quick');
    expect(busy()).toBe('true');
    finish('slow');
    expect(await lasting).toBe('slow');
    expect(busy()).toBe('false');
  });

  it('[E3] clears the busy state after a failure, and rejects with the error', async () => {
    await expect(withPendingIndicator(() => Promise.reject(new Error('lost')))).rejects.toThrow(
      'lost',
    );
    expect(busy()).toBe('false');
  });
});
