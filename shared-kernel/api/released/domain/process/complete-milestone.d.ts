import { type DipTestOutcome } from './milestone-kind';
import { type Process } from './process.schema';
export type MilestoneError = {
    readonly kind: 'unknown_milestone';
    readonly milestoneId: string;
} | {
    readonly kind: 'already_completed';
    readonly milestone: string;
} | {
    readonly kind: 'earlier_open';
    readonly earlier: string;
} | {
    readonly kind: 'requirements_open';
    readonly requirements: readonly string[];
} | {
    readonly kind: 'outcome_missing';
};
export type MilestoneResult = {
    readonly ok: true;
    readonly process: Process;
} | {
    readonly ok: false;
    readonly error: MilestoneError;
};
export declare function milestoneErrorText(error: MilestoneError): string;
export declare function milestoneError(process: Pick<Process, 'milestones'>, milestoneId: string): MilestoneError | undefined;
export declare function completedMilestone(process: Process, milestoneId: string, now: string, outcome?: DipTestOutcome): MilestoneResult;
export declare function markedRequirement(process: Process, milestoneId: string, requirement: number, met: boolean): Process;
