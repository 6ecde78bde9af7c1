import { type Currency } from '../transaction/transaction-type';
import type { DayWindow } from '../day-window';
import type { Process } from './process.schema';
import { type ProcessPriority, type ProcessType } from './process-status';
export interface ProcessMetrics {
    readonly total: number;
    readonly active: number;
    readonly completed: number;
    readonly averageCompletionDays: number | undefined;
    readonly onTimeRate: number | undefined;
    readonly milestonesCompleted: number;
    readonly milestonesTotal: number;
    readonly overdueMilestones: number;
    readonly delayedMilestones: number;
    readonly byType: Readonly<Record<ProcessType, number>>;
    readonly byPriority: Readonly<Record<ProcessPriority, number>>;
}
export declare const completedOn: ({ milestones }: Process) => string | undefined;
export declare function processMetrics(processes: readonly Process[], window: DayWindow): ProcessMetrics;
export interface FinancialImpact {
    readonly currency: Currency;
    readonly pipeline: number;
    readonly atRisk: number;
    readonly critical: number;
    readonly settled: number;
}
export declare const financialImpact: (processes: readonly Process[]) => FinancialImpact[];
