import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReport } from '../reports/read-report';
import { outcomeOf } from './node-step';
import type { Outcome } from './step';
import { checkTotals } from './totals';

const wellRead = (_: unknown, exitedWell: boolean): Outcome => ({
  totals: checkTotals(exitedWell),
  details: '',
});

describe('a check', () => {
  it('[tooling] is judged by its exit code', () => {
    expect(outcomeOf({ code: 0, output: 'fine' }).totals).toEqual(checkTotals(true));
    expect(outcomeOf({ code: 2, output: 'bad' }).totals).toEqual(checkTotals(false));
  });

  it('[tooling] that was silent for too long gives that as the reason', () => {
    expect(outcomeOf({ code: 130, output: '', stopped: 'silent' }).stopped).toBe(
      'no output for 30 minutes',
    );
  });
});

describe('the report of a test runner', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trustfold-step-'));
  const report = join(folder, 'report.json');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('[tooling] reports a full disk in one sentence', () => {
    const output = 'Error: ENOSPC: no space left on device, write\n    at writeFileSync';
    const { details } = readReport(join(folder, 'none.json'), { code: 1, output }, wellRead);
    expect(details.endsWith('The disk is full: free some space, then try again.')).toBe(true);
  });

  it('[tooling] of a runner that was stopped is a failure with the reason', () => {
    writeFileSync(report, '{}');
    expect(
      readReport(report, { code: 0, output: 'half', stopped: 'silent' }, wellRead),
    ).toMatchObject({ totals: checkTotals(false), stopped: 'no output for 12 minutes' });
    expect(
      readReport(report, { code: 0, output: 'half', stopped: 'aborted' }, wellRead),
    ).toMatchObject({ totals: checkTotals(false), stopped: 'the whole run was stopped' });
  });

  it('[tooling] that is missing is a failure with the runner’s last words', () => {
    const missing = join(folder, 'missing.json');
    expect(readReport(missing, { code: 1, output: 'It crashed.' }, wellRead)).toMatchObject({
      totals: checkTotals(false),
      details: 'No report was written.\nIt crashed.',
    });
    expect(
      readReport(missing, { code: 130, output: 'half', stopped: 'aborted' }, wellRead).details,
    ).toBe('');
  });
});
