import { type DipTestOutcome, type MilestoneKind } from './milestone-kind';
export interface SequenceStep {
    readonly kind: MilestoneKind;
    readonly name: string;
    readonly openName?: string;
    readonly day: number;
    readonly requirements: readonly string[];
}
export declare const firstSequenceDay = 15;
export declare const milestoneSequence: readonly SequenceStep[];
export declare const plannedSequence: readonly SequenceStep[];
export declare const isDipTest: (kind: MilestoneKind | undefined) => kind is MilestoneKind;
export declare const dipTestName: (kind: MilestoneKind, outcome: DipTestOutcome) => string;
