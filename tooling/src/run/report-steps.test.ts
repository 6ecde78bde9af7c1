import { nothing } from './totals';
import { reportSteps } from './report-steps';

function lines(step: string, outcome: Parameters<ReturnType<typeof reportSteps>['ended']>[1]) {
  const said: string[] = [];
  const reporter = { line: (text: string) => said.push(text), status: jest.fn(), block: jest.fn() };
  const events = reportSteps({ ...reporter, close: jest.fn() });
  events.started(step);
  events.ended(step, outcome);
  return said;
}

describe('what is reported of a step', () => {
  it('[tooling] is its counts, its time and what it remarks', () => {
    const totals = { passed: 5, failed: 0, skipped: 1 };
    const remark = '4 in chromium, 1 in firefox';
    expect(lines('browser tests', { totals, details: '', remark, ms: 65_000 })).toEqual([
      '▸ browser tests',
      '✔ browser tests: 5 passed, 1 skipped, 1 min 05 s, 4 in chromium, 1 in firefox',
    ]);
  });

  it('[tooling] has no counts where nothing was counted', () => {
    expect(lines('further engines', { totals: nothing, details: '', remark: 'Firefox' })).toEqual([
      '▸ further engines',
      '✔ further engines: 0 s, Firefox',
    ]);
  });
});
