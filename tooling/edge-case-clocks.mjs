import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Times and time zones at which time-dependent code is most likely to fail, such as the last second of a year. */
export const edgeCaseClocks = [
  ['on 29 February', '2028-02-29T12:00:00.000Z', 'UTC'],
  ['at the end of a year', '2027-12-31T23:59:59.000Z', 'UTC'],
  ['at midnight', '2027-06-01T00:00:00.000Z', 'UTC'],
  ['at midnight in Kiritimati', '2027-12-31T09:59:59.000Z', 'Pacific/Kiritimati'],
  ['into summer time in St John’s', '2027-03-14T05:29:59.000Z', 'America/St_Johns'],
  ['out of summer time in St John’s', '2027-11-07T04:29:59.000Z', 'America/St_Johns'],
].map(([name, TRUSTFOLD_CLOCK, TRUSTFOLD_ZONE]) => ({ name, TRUSTFOLD_CLOCK, TRUSTFOLD_ZONE }));

const clockUse =
  /\bnew Date\(\)|\bDate\.now\b|\b(useFakeTimers|setSystemDate|dayOf|startOfDay|daysBetween|readLocal|toLocalFields|periodScope|useWorkspaceClock)\b/;

/** Returns the product’s unit tests that depend on the current time, directly or through the code they test. */
export function listClockTests() {
  const listed = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { encoding: 'utf8' });
  const reads = (path) => {
    try {
      return clockUse.test(readFileSync(path, 'utf8'));
    } catch {
      return false;
    }
  };
  return listed
    .split('\n')
    .filter((path) => /^(host|remote-|shared-kernel)/.test(path))
    .filter((path) => [path, path.replace(/(\.dom)?\.test\./, '.')].some(reads));
}
