/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "Pacific/Kiritimati"}
 */
import { toCsv } from 'shared-kernel/testing';
import {
  createSampleContents,
  notifications,
  processes,
  transactions,
} from 'shared-kernel/testing/records';
import { getDayHeading } from '../notifications/list/filtered-notifications';
import { createCalendarDays } from '../processes/calendar/calendar';
import {
  getCalendarWindowIndex,
  getCalendarWindowStart,
} from '../processes/calendar/calendar-window';
import { formatRemainingDays } from '../processes/due-tag';
import { createOverdueAlerts } from '../processes/rules/process-alert-rules';
import { createTransactionExportColumns } from '../transactions/list/transaction-columns';
import { filterTransactions } from '../transactions/list/transaction-filter';

// Kiritimati is 14 hours ahead of UTC, so 23 July begins there at 10:00 UTC on 22 July.
const lateOnThe22nd = '2024-07-22T09:59:59.999Z';
const earlyOnThe23rd = '2024-07-22T10:00:00.000Z';

const [notification] = notifications;
const [process] = processes;
const [transaction] = transactions;
if (!notification || !process || !transaction) throw new Error('no sample');

const noticeAt = (timestamp: string) => ({ ...notification, timestamp });

it('[N3, time] groups notifications under “Today” and “Yesterday” in the user’s time zone', () => {
  const above = noticeAt(earlyOnThe23rd);
  const below = noticeAt(lateOnThe22nd);
  expect(getDayHeading(above, undefined, earlyOnThe23rd)).toEqual({
    date: '2024-07-23',
    label: 'Today',
  });
  expect(getDayHeading(below, above, earlyOnThe23rd)).toEqual({
    date: '2024-07-22',
    label: 'Yesterday',
  });
  expect(getDayHeading(below, undefined, lateOnThe22nd)?.label).toBe('Today');
});

it('[PM2, time] a milestone is overdue from the start of the next day in the user’s time zone', () => {
  expect(formatRemainingDays('2024-07-22', lateOnThe22nd)).toBe('Due today');
  expect(formatRemainingDays('2024-07-22', earlyOnThe23rd)).toBe('1d late');
  expect(formatRemainingDays('2024-07-23', earlyOnThe23rd)).toBe('Due today');
});

it('[PM7, time] the time of an alert is the start of the day after the due date in local time', () => {
  const due = {
    ...process,
    milestones: process.milestones.map((each) => ({ ...each, dueDate: '2024-07-22' })),
  };
  expect(createOverdueAlerts([due], [], lateOnThe22nd)).toEqual([]);
  expect(createOverdueAlerts([due], [], earlyOnThe23rd).map(({ at }) => at)).toEqual([
    earlyOnThe23rd,
  ]);
});

it('[PM4, time] the calendar period contains the sample’s creation date in the user’s time zone', () => {
  expect(getCalendarWindowStart(lateOnThe22nd)).toBe('2024-07-01');
  expect(getCalendarWindowStart(earlyOnThe23rd)).toBe('2024-07-02');
  expect(getCalendarWindowIndex(earlyOnThe23rd, '2024-07-01')).toBe(-1);
});

it.each([
  // The same instant in four time zones. In Kiritimati, the date is 24 November.
  ['Honolulu, on the 23rd', '2026-11-23T23:30:00.000-10:00'],
  ['St John’s, on the 24th', '2026-11-24T06:00:00.000-03:30'],
  ['London, on the 24th', '2026-11-24T09:30:00.000+00:00'],
  ['Kiritimati, on the 24th', '2026-11-24T23:30:00.000+14:00'],
  // Noon UTC on 24 November is already 25 November in Kiritimati.
  ['London, a day before the reader’s', '2026-11-24T12:00:00.000+00:00'],
])(
  '[PM4, PM5, time] shows milestones on days 15 to 30 for sample data created in %s',
  (_where, at) => {
    const days = createCalendarDays(
      createSampleContents(at).processes.slice(0, 1),
      getCalendarWindowStart(at),
    );
    const tagged = days.filter(({ tags }) => tags.length > 0).map(({ day }) => day);
    expect(tagged).toEqual(Array.from({ length: 16 }, (_, index) => 15 + index));
    expect(days[21]?.date).toBe(at.slice(0, 10));
  },
);

it('[TX3, F4, time] filters transactions by dates in the user’s time zone', () => {
  const list = [lateOnThe22nd, earlyOnThe23rd].map((timestamp) => ({ ...transaction, timestamp }));
  expect(filterTransactions(list, { from: '2024-07-23' })).toEqual(list.slice(1));
  expect(filterTransactions(list, { to: '2024-07-22' })).toEqual(list.slice(0, 1));
});

it('[TX2, time] exports transaction times in UTC, whatever UTC offset they were stored with', () => {
  const imported = { ...transaction, timestamp: '2024-07-23T00:00:00+14:00' };
  expect(toCsv(createTransactionExportColumns(undefined), [imported])).toContain(
    ',2024-07-22 10:00,',
  );
});
