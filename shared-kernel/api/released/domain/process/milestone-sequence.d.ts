import type { MilestoneKind } from './milestone-kind';
export interface SequenceStep {
    readonly kind: MilestoneKind;
    readonly name: string;
    readonly openName?: string;
    readonly day: number;
    readonly requirements: readonly string[];
}
export declare const milestoneSequence: readonly SequenceStep[];
