import type { Process } from 'shared-kernel/domain/process';
import { addDays, formatDate, daysBetween } from 'shared-kernel/format';
import { sortMilestones } from '../rules/milestone-order';
import { daysPerCalendarWindow } from './calendar-window';
import {
  calendarTagKinds,
  createMilestoneTags,
  type CalendarTagKind,
  type MilestoneTag,
} from './calendar-tag';
import type { ProcessMilestone } from '../rules/process-fields';

const aMonday = '2024-07-01';

/** Returns the weekday of a day. Monday is 0. */
export const getWeekday = (day: string): number => ((daysBetween(aMonday, day) % 7) + 7) % 7;

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export interface CalendarTag extends MilestoneTag {
  readonly processId: string;
  readonly milestoneId: string;
  readonly isLate?: boolean;
}

export const formatMilestoneTag = ({
  label,
  isLate,
}: Pick<CalendarTag, 'label' | 'isLate'>): string =>
  isLate === true ? `Overdue: ${label}` : label;

/** A day in the calendar. `day` counts from 1. `weekday` is 0 for Monday. */
export interface CalendarDay {
  readonly day: number;
  /** Day of the month. The first day of a window or month also has the month's name. */
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
    for (const milestone of sortMilestones(process)) {
      const tags = byDate.get(milestone.dueDate) ?? [];
      const isLate =
        today !== undefined && milestone.status !== 'completed' && milestone.dueDate < today;
      tags.push(
        ...createMilestoneTags(milestone).map((tag) => ({
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
 * Returns all days of a calendar window with the milestones due on them (PM4, PM5). Milestones that are overdue on
 * `today` are marked as late.
 */
export function createCalendarDays(
  processes: readonly CalendarProcess[],
  start: string,
  today?: string,
): CalendarDay[] {
  const tags = tagsByDate(processes, today);
  const isOneMonth = addDays(start, daysPerCalendarWindow - 1).slice(0, 7) === start.slice(0, 7);
  return Array.from({ length: daysPerCalendarWindow }, (_, index) => {
    const date = addDays(start, index);
    return {
      day: index + 1,
      label: labelOf(date, index, isOneMonth),
      date,
      weekday: getWeekday(date),
      tags: tags.get(date) ?? [],
    };
  });
}

export function listLegendTags(days: readonly Pick<CalendarDay, 'tags'>[]): CalendarTagKind[] {
  const used = new Set(days.flatMap(({ tags }) => tags.map(({ kind }) => kind)));
  return calendarTagKinds.filter((kind) => used.has(kind));
}

/** Kinds of day highlights in the calendar, highest priority first (B19). */
export const dayHighlights = ['selected', 'rejected', 'critical', 'lab'] as const;

export type DayHighlight = (typeof dayHighlights)[number];

export const dayHighlightLabel: Record<DayHighlight, string> = {
  selected: 'Selected day',
  rejected: 'Dip test rejected',
  critical: 'Critical testing deadline',
  lab: 'Lab analysis',
};

export function getDayHighlight(
  { day, tags }: { readonly day: number; readonly tags: readonly Pick<CalendarTag, 'kind'>[] },
  selected: number | undefined,
): DayHighlight | undefined {
  const has = (kind: CalendarTagKind) => tags.some((tag) => tag.kind === kind);
  if (day === selected) return 'selected';
  if (has('dip_test_rejected')) return 'rejected';
  if (has('critical_deadline')) return 'critical';
  return has('lab_analysis') ? 'lab' : undefined;
}

/** Number of days in the agenda of milestones, including today. */
export const agendaDayCount = 14;

export interface AgendaEntry {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
}

/** Returns the open milestones that are overdue or due within `agendaDayCount`, earliest first. */
export function createAgenda(processes: readonly Process[], today: string): AgendaEntry[] {
  const end = addDays(today, agendaDayCount);
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
