import type { Client } from '../client';
import type { ComplianceRecord } from '../compliance';
import type { Contract } from '../contract';
import { type RiskLevel } from '../lifecycle/risk-level';
import type { Process } from '../process';
import type { Transaction } from '../transaction';
import { type PortfolioStage, type Share } from './distribution';
export interface FigureRecords {
    readonly transactions: readonly Transaction[];
    readonly processes: readonly Process[];
    readonly contracts: readonly Contract[];
    readonly clients: readonly Client[];
    readonly complianceRecords: readonly ComplianceRecord[];
}
export interface FigureRequest<Span> {
    readonly records: FigureRecords;
    readonly sample: FigureRecords;
    readonly now: string;
    readonly period: Span;
    readonly isFixed: boolean;
}
export declare const contractDistribution: (records: FigureRecords, sample: FigureRecords | undefined) => Share<PortfolioStage>[];
export declare const riskOverview: (records: FigureRecords, sample: FigureRecords | undefined) => Share<RiskLevel>[];
export declare function platformComplianceScore(records: FigureRecords, sample: FigureRecords | undefined): number;
