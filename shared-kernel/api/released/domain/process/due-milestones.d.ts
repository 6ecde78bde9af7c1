import type { Process, ProcessMilestone } from './process.schema';
export declare const dueStates: readonly ["today", "late"];
export type DueState = (typeof dueStates)[number];
export declare const assigneeKinds: readonly ["vendor"];
export type AssigneeKind = (typeof assigneeKinds)[number];
export interface DueFilter {
    readonly due: DueState;
    readonly assignee?: AssigneeKind | undefined;
}
export declare function dueMilestones({ status, milestones }: Pick<Process, 'status' | 'milestones'>, { due, assignee }: DueFilter, now: string): readonly ProcessMilestone[];
