import { laterText } from '../federation/report';
import { intervalOf } from '../statistics';
import { formatTable } from '../table';
import type { Verifying } from './measure-verifying';

/** What pages may spend on it. */
const goalMs = 2;

export interface SignedRow {
  readonly name: string;
  readonly visits: readonly Verifying[];
}

const ms = (value: number) => value.toFixed(1);

/** What was found, as Markdown. */
export function formatSigned(rows: readonly SignedRow[]): string {
  const taken = rows.map(({ name, visits }) => {
    const times = visits.map(({ tookMs }) => tookMs);
    return { name, least: Math.min(...times), took: intervalOf(times), visits };
  });
  const over = taken.filter(({ took }) => took.median > goalMs).map(({ name }) => name);
  return [
    formatTable(
      ['', 'smallest, ms', 'median (95 %)', 'the tab’s entry is there later by, ms (95 %)'],
      taken.map(({ name, least, took, visits }) => [
        name,
        ms(least),
        `${ms(took.median)} (${ms(took.low)}–${ms(took.high)})`,
        laterText(intervalOf(visits.map(({ entryLaterMs }) => entryLaterMs))),
      ]),
    ),
    over.length === 0
      ? `No row’s median is above ${goalMs} ms.`
      : `Above ${goalMs} ms: ${over.join(', ')}.`,
  ].join('\n\n');
}
