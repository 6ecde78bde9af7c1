import { type StatusView } from '../status';
import { type ProcessMilestone } from './process.schema';
export declare const calendarTagKinds: readonly ["batch_received", "dip_test_due", "dip_test_confirmed", "dip_test_rejected", "inspection", "lab_analysis", "critical_deadline", "re_test", "transport", "delivery", "settlement", "closed", "other"];
export type CalendarTagKind = (typeof calendarTagKinds)[number];
export declare const calendarTagView: Record<CalendarTagKind, StatusView>;
export interface MilestoneTag {
    readonly kind: CalendarTagKind;
    readonly label: string;
}
export declare function milestoneTags({ kind, name, outcome, }: Pick<ProcessMilestone, 'kind' | 'name' | 'outcome'>): MilestoneTag[];
