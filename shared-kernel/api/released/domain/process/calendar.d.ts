import { type CalendarTagKind, type MilestoneTag } from './calendar-tag';
import { type Process } from './process.schema';
export declare const sampleMonth = "2024-07";
export declare const weekdays: readonly ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
export interface CalendarTag extends MilestoneTag {
    readonly processId: string;
    readonly milestoneId: string;
}
export interface CalendarDay {
    readonly day: number;
    readonly date: string;
    readonly weekday: number;
    readonly tags: readonly CalendarTag[];
}
type CalendarProcess = Pick<Process, 'id' | 'milestones'>;
export declare function calendarDays(processes: readonly CalendarProcess[], month?: string): CalendarDay[];
export declare function calendarLegend(days: readonly Pick<CalendarDay, 'tags'>[]): CalendarTagKind[];
export declare const dayHighlights: readonly ["selected", "rejected", "critical", "lab"];
export type DayHighlight = (typeof dayHighlights)[number];
export declare const dayHighlightLabel: Record<DayHighlight, string>;
export declare function dayHighlight({ day, tags }: {
    readonly day: number;
    readonly tags: readonly Pick<CalendarTag, 'kind'>[];
}, selected: number | undefined): DayHighlight | undefined;
export {};
