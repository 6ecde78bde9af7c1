import { runPhases, type Phase, runAgain } from './schedule';
import type { Outcome, Step } from './step';
import { checkTotals } from './totals';

const passed: Outcome = { totals: checkTotals(true), details: '', ms: 0 };
const failed: Outcome = { totals: checkTotals(false), details: 'It did not work.', ms: 0 };

function held(name: string, needs?: readonly string[]) {
  let settle: (outcome: Outcome) => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    settle = resolve;
  });
  const step: Step = { name, needs, run: () => outcome };
  return { step, settle: (value: Outcome) => settle(value) };
}

function follow(phases: readonly Phase[], lanes: number, signal = new AbortController().signal) {
  const log: string[] = [];
  const outcomes = runPhases(
    phases,
    lanes,
    {
      started: (name) => log.push(`+${name}`),
      noted: (name, text) => log.push(`${name} ${text}`),
      ended: (name) => log.push(`-${name}`),
    },
    signal,
    () => 0,
  );
  return { log, outcomes: outcomes.then((ended) => [...ended.values()]) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a schedule of steps', () => {
  it('[tooling] runs as many of a phase as there are lanes, in their order', async () => {
    const [build, unit, lint] = [held('build'), held('unit'), held('lint')];
    const { log, outcomes } = follow([[build.step, unit.step, lint.step]], 2);
    await settled();
    expect(log).toEqual(['+build', '+unit']);

    build.settle(passed);
    await settled();
    expect(log).toEqual(['+build', '+unit', '-build', '+lint']);

    unit.settle(passed);
    lint.settle(failed);
    await expect(outcomes).resolves.toEqual([passed, passed, failed]);
  });

  it('[tooling] starts a phase only when nothing of the one before runs', async () => {
    const [build, lint, unit] = [held('build'), held('lint'), held('unit')];
    const { log } = follow([[build.step, lint.step], [], [unit.step]], 4);
    build.settle(passed);
    await settled();
    expect(log).toEqual(['+build', '+lint', '-build']);

    lint.settle(failed);
    await settled();
    expect(log).toEqual(['+build', '+lint', '-build', '-lint', '+unit']);
  });

  it('[tooling] fails a step that needs a failed one, without running it', async () => {
    const [build, e2e] = [held('build'), held('e2e', ['build'])];
    const { log, outcomes } = follow([[build.step], [e2e.step]], 2);
    build.settle(failed);
    await expect(outcomes).resolves.toEqual([
      failed,
      { totals: checkTotals(false), details: 'Not run, because build failed.' },
    ]);
    expect(log).toEqual(['+build', '-build', '-e2e']);
  });

  it('[tooling] takes a step that throws as failed', async () => {
    const late: Step = { name: 'lint', run: () => Promise.reject(new Error('no such file')) };
    const atOnce: Step = {
      name: 'unit tests, again',
      run: () => {
        throw new Error('no report');
      },
    };
    await expect(follow([[late, atOnce]], 1).outcomes).resolves.toEqual([
      { totals: checkTotals(false), details: 'no such file', ms: 0 },
      { totals: checkTotals(false), details: 'no report', ms: 0 },
    ]);
  });

  it('[tooling] starts nothing more once it was asked to stop', async () => {
    const controller = new AbortController();
    const [build, unit] = [held('build'), held('unit')];
    const { log, outcomes } = follow([[build.step, unit.step]], 1, controller.signal);
    controller.abort();
    build.settle(failed);
    await expect(outcomes).resolves.toEqual([failed]);
    expect(log).toEqual(['+build', '-build']);
  });
});

describe('what a step asks to run again', () => {
  const passed: Outcome = { totals: checkTotals(true), details: '' };
  const failed: Outcome = { totals: checkTotals(false), details: '' };
  const events = { started: jest.fn(), noted: jest.fn(), ended: jest.fn() };

  const settle = async (outcomes: Record<string, Outcome>, signal = new AbortController().signal) =>
    Object.fromEntries(await runAgain(new Map(Object.entries(outcomes)), events, signal));

  const second = { ...passed, unsteady: [{ file: 'a', title: 'adds', error: 'late' }] };
  const again: Step = { name: 'unit tests, again', run: () => Promise.resolve(second) };

  it('[tooling] takes the place of its outcome', async () => {
    expect(await settle({ lint: passed, 'unit tests': { ...failed, again } })).toEqual({
      lint: passed,
      'unit tests': { ...second, ms: expect.any(Number) as number },
    });
  });

  it('[tooling] is not run once the run is to stop', async () => {
    const first = { ...failed, again };
    expect(await settle({ 'unit tests': first }, AbortSignal.abort())).toEqual({
      'unit tests': first,
    });
  });
});
