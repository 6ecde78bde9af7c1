import { milestoneSequence, type Process } from 'shared-kernel/domain/process';
import {
  createCalendarDays,
  listLegendTags,
  getDayHighlight,
  getWeekday,
  weekdays,
  type CalendarTag,
} from './calendar';
import {
  calendarTagKinds,
  calendarTagDisplay,
  createMilestoneTags,
  type CalendarTagKind,
} from './calendar-tag';
import fc from 'fast-check';

const sample: Pick<Process, 'id' | 'milestones'> = {
  id: 'PF-001',
  milestones: milestoneSequence.map(({ kind, name, day }) => ({
    id: `M${String(day)}`,
    name,
    kind,
    status: 'pending',
    dueDate: `2024-07-${String(day)}`,
    ...(kind === 'dip_test' && { outcome: 'confirmed' as const }),
    ...(kind === 'control_dip_test' && { outcome: 'rejected' as const }),
    requirements: [],
    alerts: [],
    assignedTo: '',
    documents: [],
  })),
};

const day = (number: number, ...kinds: CalendarTagKind[]) => ({
  day: number,
  tags: kinds.map((kind) => ({ kind })),
});

describe('milestoneSequence', () => {
  it('[PM6, B18] a process has sixteen planned milestones, one per day from the 15th to the 30th', () => {
    expect(milestoneSequence.map(({ day: on, name }) => `${String(on)} ${name}`)).toEqual([
      '15 Batch received',
      '16 Dip test confirmed',
      '17 Quality inspection',
      '18 Lab processing',
      '19 Lab analysis due',
      '20 Critical deadline',
      '21 Dip test rejected then re-test required',
      '22 Re-test approved',
      '23 Transport prep',
      '24 Transport authorised',
      '25 Delivery start',
      '26 Delivery complete',
      '27 Final dip test',
      '28 Settlement',
      '29 Documentation filed',
      '30 Closed',
    ]);
  });
});

describe('createCalendarDays', () => {
  const days = createCalendarDays([sample], '2024-07-01');

  it('[PM4, B18] a calendar window has 31 days and starts on a Monday', () => {
    expect(days.map((each) => each.day)).toEqual(
      Array.from({ length: 31 }, (_, index) => index + 1),
    );
    expect(weekdays[days[0]?.weekday ?? -1]).toBe('Monday');
    expect(days[0]?.date).toBe('2024-07-01');
    expect(days.at(-1)).toMatchObject({ date: '2024-07-31', weekday: 2, tags: [] });
  });

  it('[PM5] days 15 to 30 of the calendar have the specified tags', () => {
    const tagged = days.filter(({ tags }) => tags.length > 0);
    expect(tagged.map((each) => each.day)).toEqual(milestoneSequence.map((step) => step.day));
    expect(tagged.map(({ tags }) => tags.map(({ label }) => label).join(' + '))).toEqual([
      'Batch received',
      'Dip test confirmed',
      'Quality inspection',
      'Lab processing',
      'Lab analysis due',
      'Critical testing deadline',
      'Dip test rejected + Re-test required',
      'Re-test approved',
      'Transport prep',
      'Transport authorised',
      'Delivery start',
      'Delivery complete',
      'Final dip test',
      'Settlement',
      'Documentation filed',
      'Closed',
    ]);
  });

  it('[PM5] each tag in the calendar refers to its milestone and process', () => {
    expect(days[14]?.tags).toEqual([
      {
        kind: 'batch_received',
        label: 'Batch received',
        processId: 'PF-001',
        milestoneId: 'M15',
      },
    ]);
  });

  it('[PM5] the calendar legend lists the used tags in a fixed order', () => {
    expect(listLegendTags(days).map((kind) => calendarTagDisplay[kind].label)).toEqual([
      'Batch received',
      'Dip test due',
      'Dip test confirmed',
      'Dip test rejected',
      'Quality inspection',
      'Lab analysis',
      'Critical testing deadline',
      'Re-test',
      'Transport',
      'Delivery',
      'Settlement',
      'Closed',
    ]);
    expect(listLegendTags([])).toEqual([]);
  });

  it('[PM4] labels days with calendar dates, except in the window of the sample', () => {
    const window = createCalendarDays([], '2026-11-02');
    expect(window).toHaveLength(31);
    expect(window[0]).toMatchObject({ day: 1, label: 'Nov 2', weekday: 0 });
    expect(window[21]).toMatchObject({ day: 22, label: '23', date: '2026-11-23' });
    expect(window[29]).toMatchObject({ day: 30, label: 'Dec 1' });
    expect(createCalendarDays([], '2024-02-20')[10]).toMatchObject({ label: 'Mar 1' });
    expect(createCalendarDays([], '2024-09-01')[0]?.weekday).toBe(6);
  });
});

describe('createMilestoneTags', () => {
  it('[PM5] a milestone that is not a standard milestone is tagged with its name', () => {
    expect(createMilestoneTags({ name: 'Credit approval' })).toEqual([
      { kind: 'other', label: 'Credit approval' },
    ]);
  });
});

describe('getDayHighlight', () => {
  it('[PM5, B19] a selected day looks selected even if it is also a rejected, critical or lab day', () => {
    const full = day(20, 'lab_analysis', 'critical_deadline', 'dip_test_rejected');
    expect(getDayHighlight(full, 20)).toBe('selected');
    expect(getDayHighlight(full, 21)).toBe('rejected');
    expect(getDayHighlight(day(20, 'lab_analysis', 'critical_deadline'), undefined)).toBe(
      'critical',
    );
    expect(getDayHighlight(day(20, 'lab_analysis'), undefined)).toBe('lab');
    expect(getDayHighlight(day(20, 'settlement'), undefined)).toBeUndefined();
  });

  it('[B19] the days of the sample are highlighted as specified', () => {
    const shown = createCalendarDays([sample], '2024-07-01').flatMap((each) => {
      const highlight = getDayHighlight(each, 25);
      return highlight ? [`${String(each.day)} ${highlight}`] : [];
    });
    expect(shown).toEqual(['18 lab', '19 lab', '20 critical', '21 rejected', '25 selected']);
  });

  it('[B19] a day with several tags has the highlight with the highest priority', () => {
    const tags = fc.array(fc.constantFrom(...calendarTagKinds));
    fc.assert(
      fc.property(tags, fc.boolean(), (kinds, selected) => {
        const subject: { day: number; tags: Pick<CalendarTag, 'kind'>[] } = day(1, ...kinds);
        const expected = selected
          ? 'selected'
          : kinds.includes('dip_test_rejected')
            ? 'rejected'
            : kinds.includes('critical_deadline')
              ? 'critical'
              : kinds.includes('lab_analysis')
                ? 'lab'
                : undefined;
        expect(getDayHighlight(subject, selected ? 1 : 2)).toBe(expected);
      }),
    );
  });
});

describe('getWeekday', () => {
  it.each([
    ['2024-07-01', 0],
    ['2024-02-29', 3],
    ['2024-07-07', 6],
  ])('[format] counts weekdays from Monday: %s is %d', (day, weekday) => {
    expect(getWeekday(day)).toBe(weekday);
  });
});
