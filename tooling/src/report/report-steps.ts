import type { ScheduleEvents } from '../run/schedule';
import type { Totals } from '../run/totals';
import { duration } from './duration';
import type { Reporter } from './reporter';

/** Tells how a schedule goes: what runs, how far it is, how each step came out and why it failed. */
export function reportSteps(reporter: Reporter, now = Date.now): ScheduleEvents {
  const running = new Map<string, { since: number; note: string }>();
  const show = () =>
    reporter.status(
      [...running].map(([name, { note }]) => (note === '' ? name : `${name} (${note})`)).join(', '),
    );
  return {
    started: (step) => {
      running.set(step, { since: now(), note: '' });
      reporter.line(`▸ ${step}`);
      show();
    },
    noted: (step, note) => {
      const entry = running.get(step);
      if (entry === undefined) return;
      entry.note = note;
      show();
    },
    ended: (step, { totals, details, remark }) => {
      const since = running.get(step)?.since ?? now();
      running.delete(step);
      show();
      const good = totals.failed === 0;
      const parts = [counts(totals), duration(now() - since), remark].filter(Boolean);
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
