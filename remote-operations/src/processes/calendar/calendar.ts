import type { Process } from 'shared-kernel/domain/process';
import { addDays, formatDate, daysBetween } from 'shared-kernel/format';
import { orderedMilestones } from '../milestones/milestone-order';
import { windowDays } from './calendar-window';
import {
  calendarTagKinds,
  milestoneTags,
  type CalendarTagKind,
  type MilestoneTag,
} from './calendar-tag';
import type { ProcessMilestone } from '../list/process-parts';

const aMonday = '2024-07-01';

/** The weekday of a day, 0 for Monday. */
export const weekdayOf = (day: string): number => ((daysBetween(aMonday, day) % 7) + 7) % 7;

/** The weekdays by their number. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** A tag of a day, with its milestone. */
export interface CalendarTag extends MilestoneTag {
  readonly processId: string;
  readonly milestoneId: string;
  /** Whether its milestone is open although its day has passed. */
  readonly isLate?: boolean;
}

/** The words on a tag. */
export const tagText = ({ label, isLate }: Pick<CalendarTag, 'label' | 'isLate'>): string =>
  isLate === true ? `Late: ${label}` : label;

/** A day of the calendar, the first is 1; `weekday` is 0 for Monday. */
export interface CalendarDay {
  readonly day: number;
  /** Its number in its month, with the month's name where the window begins or another month does. */
  readonly label: string;
  readonly date: string;
  readonly weekday: number;
  readonly tags: readonly CalendarTag[];
}

type CalendarProcess = Pick<Process, 'id' | 'milestones'>;

function tagsByDate(
  processes: readonly CalendarProcess[],
  today: string | undefined,
): Map<string, CalendarTag[]> {
  const byDate = new Map<string, CalendarTag[]>();
  for (const process of processes) {
    for (const milestone of orderedMilestones(process)) {
      const tags = byDate.get(milestone.dueDate) ?? [];
      const isLate =
        today !== undefined && milestone.status !== 'completed' && milestone.dueDate < today;
      tags.push(
        ...milestoneTags(milestone).map((tag) => ({
          ...tag,
          processId: process.id,
          milestoneId: milestone.id,
          ...(isLate && { isLate }),
        })),
      );
      byDate.set(milestone.dueDate, tags);
    }
  }
  return byDate;
}

function labelOf(date: string, index: number, isOneMonth: boolean): string {
  const number = String(Number(date.slice(8)));
  const isNamed = !isOneMonth && (index === 0 || number === '1');
  const [named = number] = formatDate(date).split(',');
  return isNamed ? named : number;
}

/**
 * Every day of the window that begins on a day, with the milestones due on it (PM4, PM5); those that are late by
 * `today` are marked, none without one.
 */
export function calendarDays(
  processes: readonly CalendarProcess[],
  start: string,
  today?: string,
): CalendarDay[] {
  const tags = tagsByDate(processes, today);
  const isOneMonth = addDays(start, windowDays - 1).slice(0, 7) === start.slice(0, 7);
  return Array.from({ length: windowDays }, (_, index) => {
    const date = addDays(start, index);
    return {
      day: index + 1,
      label: labelOf(date, index, isOneMonth),
      date,
      weekday: weekdayOf(date),
      tags: tags.get(date) ?? [],
    };
  });
}

/** The kinds of tag that occur on the days, in the legend's order (PM5). */
export function calendarLegend(days: readonly Pick<CalendarDay, 'tags'>[]): CalendarTagKind[] {
  const used = new Set(days.flatMap(({ tags }) => tags.map(({ kind }) => kind)));
  return calendarTagKinds.filter((kind) => used.has(kind));
}

/** The highlights of a day, the one that wins first (B19). */
export const dayHighlights = ['selected', 'rejected', 'critical', 'lab'] as const;

export type DayHighlight = (typeof dayHighlights)[number];

/** What each highlight says, for the legend and for those who do not see it. */
export const dayHighlightLabel: Record<DayHighlight, string> = {
  selected: 'Selected day',
  rejected: 'Dip test rejected',
  critical: 'Critical testing deadline',
  lab: 'Lab analysis',
};

/** How a day is highlighted: selected, then rejected, then critical, then lab, else not at all (PM5, B19). */
export function dayHighlight(
  { day, tags }: { readonly day: number; readonly tags: readonly Pick<CalendarTag, 'kind'>[] },
  selected: number | undefined,
): DayHighlight | undefined {
  const has = (kind: CalendarTagKind) => tags.some((tag) => tag.kind === kind);
  if (day === selected) return 'selected';
  if (has('dip_test_rejected')) return 'rejected';
  if (has('critical_deadline')) return 'critical';
  return has('lab_analysis') ? 'lab' : undefined;
}

/** How many days the agenda shows, today among them. */
export const agendaDays = 14;

/** An open milestone, with its process. */
export interface AgendaEntry {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
}

/** The open milestones that are late on a day or due within the days from it, the earliest first. */
export function agendaOf(processes: readonly Process[], today: string): AgendaEntry[] {
  const end = addDays(today, agendaDays);
  return processes
    .filter(({ status }) => status !== 'completed')
    .flatMap((process) =>
      process.milestones
        .filter(({ status, dueDate }) => status !== 'completed' && dueDate < end)
        .map((milestone) => ({ process, milestone })),
    )
    .sort(
      ({ milestone: a }, { milestone: b }) =>
        Number(a.dueDate > b.dueDate) - Number(a.dueDate < b.dueDate),
    );
}
