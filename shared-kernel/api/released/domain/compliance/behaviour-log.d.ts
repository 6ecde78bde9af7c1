import { type LifecycleStage } from '../lifecycle';
import { type ComplianceRecord, type MilestoneStatus } from './compliance-record.schema';
export interface BehaviourLogEntry {
    readonly stage: LifecycleStage;
    readonly status: MilestoneStatus;
    readonly timestamp: string;
    readonly text: string;
    readonly hash: string;
}
export declare const behaviourLog: ({ milestones, }: Pick<ComplianceRecord, "milestones">) => BehaviourLogEntry[];
