import type { ScheduleEvents } from './schedule';
import type { Totals } from './totals';
import { duration } from '../base/duration';
import type { Reporter } from '../base/reporter';

/** Tells how a schedule goes: what runs, how far it is, how each step came out and why it failed. */
export function reportSteps(reporter: Reporter): ScheduleEvents {
  const running = new Map<string, string>();
  const show = () =>
    reporter.status(
      [...running].map(([name, note]) => (note === '' ? name : `${name} (${note})`)).join(', '),
    );
  return {
    started: (step) => {
      running.set(step, '');
      reporter.line(`▸ ${step}`);
      show();
    },
    noted: (step, note) => {
      if (!running.has(step)) return;
      running.set(step, note);
      show();
    },
    ended: (step, { totals, details, remark, ms = 0 }) => {
      running.delete(step);
      show();
      const good = totals.failed === 0;
      const parts = [counts(totals), duration(ms), remark].filter(Boolean);
      reporter.line(`${good ? '✔' : '✖'} ${step}: ${parts.join(', ')}`);
      if (!good) reporter.block(`\n${details.trim()}\n`);
    },
  };
}

function counts({ passed, failed, skipped }: Totals): string {
  if (passed + failed + skipped === 0) return '';
  const parts = [`${passed} passed`, `${failed} failed`, `${skipped} skipped`];
  return parts.filter((part, index) => index === 0 || !part.startsWith('0 ')).join(', ');
}
