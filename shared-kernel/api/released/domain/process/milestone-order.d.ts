import { type Process, type ProcessMilestone } from './process.schema';
export declare const orderedMilestones: ({ milestones, }: Pick<Process, "milestones">) => ProcessMilestone[];
export declare function outOfOrderMilestones(process: Pick<Process, 'milestones'>): ProcessMilestone[];
export declare const currentMilestoneOf: (process: Pick<Process, "milestones" | "currentMilestone">) => ProcessMilestone | undefined;
export interface ProcessProgress {
    readonly completed: number;
    readonly total: number;
    readonly percent: number;
}
export declare function processProgress({ milestones }: Pick<Process, 'milestones'>): ProcessProgress;
