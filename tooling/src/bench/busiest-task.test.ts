import { busiestTask } from './busiest-task';

const thread = (tid: number, name: string) => ({
  name: 'thread_name',
  pid: 7,
  tid,
  args: { name },
});
const task = (tid: number, tdur?: number) => ({
  name: 'ThreadControllerImpl::RunTask',
  pid: 7,
  tid,
  dur: 900_000,
  ...(tdur !== undefined && { tdur }),
});

describe('busiestTask', () => {
  it('[bench] is the longest of the page’s main thread by the processor’s time', () => {
    const traceEvents = [
      thread(1, 'CrRendererMain'),
      thread(2, 'Compositor'),
      task(1, 12_000),
      task(1, 48_500),
      task(1),
      task(2, 99_000),
      { name: 'Paint', pid: 7, tid: 1, tdur: 70_000 },
    ];
    expect(busiestTask({ traceEvents })).toBe(48.5);
    expect(busiestTask({ traceEvents: [] })).toBe(0);
  });

  it('[bench] refuses what is no trace', () => {
    expect(() => busiestTask({ events: [] })).toThrow();
  });
});
