import { createTimeSlices, untilPainted, yieldInBackground } from './time-slices';

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
    await yieldInBackground();
    expect(postTask).toHaveBeenCalledWith(expect.any(Function), { priority: 'background' });
  });

  it('[workspace] only yield where the browser cannot', async () => {
    const yielded = jest.fn(() => Promise.resolve());
    page.scheduler = { yield: yielded };
    await yieldInBackground();
    expect(yielded).toHaveBeenCalledTimes(1);
  });

  it('[workspace] are handed back as they are told to be', async () => {
    const giveWay = jest.fn(() => Promise.resolve());
    await createTimeSlices(giveWay).yieldToBrowser();
    expect(giveWay).toHaveBeenCalledTimes(1);
  });
});

describe('a paint', () => {
  afterEach(() => jest.restoreAllMocks());

  it('[workspace] is waited for', async () => {
    const framed = jest.spyOn(globalThis, 'requestAnimationFrame');
    const painted = jest.fn();
    framed.mockImplementation((frame) => {
      painted();
      frame(0);
      return 0;
    });
    await untilPainted();
    expect(painted).toHaveBeenCalledTimes(1);
  });

  it('[workspace] is not waited for without end, as in a hidden tab', async () => {
    jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    await expect(untilPainted()).resolves.toBeUndefined();
  });
});
