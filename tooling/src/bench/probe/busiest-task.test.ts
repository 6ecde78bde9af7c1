import { busiestTask } from './busiest-task';

const mark = { name: 'trustfold-bench', pid: 7, tid: 1, ph: 'I' };
const task = (pid: number, tid: number, tdur?: number) => ({
  name: 'ThreadControllerImpl::RunTask',
  pid,
  tid,
  dur: 900_000,
  ...(tdur !== undefined && { tdur }),
});

describe('busiestTask', () => {
  it('[bench] is the longest of the page’s main thread by the processor’s time', () => {
    const traceEvents = [
      mark,
      task(7, 1, 12_000),
      task(7, 1, 48_500),
      task(7, 1),
      task(7, 2, 99_000),
      task(8, 1, 99_000),
      { name: 'Paint', pid: 7, tid: 1, tdur: 70_000 },
    ];
    expect(busiestTask({ traceEvents })).toBe(48.5);
    expect(busiestTask({ traceEvents: [mark] })).toBe(0);
  });

  it.each([[{ events: [] }], [{ traceEvents: [task(7, 1, 1)] }]])(
    '[bench] refuses a trace without the page',
    (trace) => {
      expect(() => busiestTask(trace)).toThrow();
    },
  );
});
