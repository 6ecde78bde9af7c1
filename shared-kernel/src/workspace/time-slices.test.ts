import { createTimeSlices, letPageGoFirst } from './time-slices';

const page = globalThis as { scheduler?: unknown };

describe('time slices', () => {
  afterEach(() => {
    delete page.scheduler;
  });

  it('[workspace] let the page go first where the browser can order its tasks', async () => {
    const postTask = jest.fn((run: () => void) => {
      run();
      return Promise.resolve();
    });
    page.scheduler = { postTask };
    await letPageGoFirst();
    expect(postTask).toHaveBeenCalledWith(expect.any(Function), { priority: 'background' });
  });

  it('[workspace] let it breathe where the browser cannot', async () => {
    const breathe = jest.fn(() => Promise.resolve());
    page.scheduler = { yield: breathe };
    await letPageGoFirst();
    expect(breathe).toHaveBeenCalledTimes(1);
  });

  it('[workspace] are handed back as they are told to be', async () => {
    const breathe = jest.fn(() => Promise.resolve());
    await createTimeSlices(breathe).breathe();
    expect(breathe).toHaveBeenCalledTimes(1);
  });
});
