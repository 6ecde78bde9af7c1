import { type ContractStatus } from './contract-status';
import { type Contract } from './contract.schema';
export declare const contractTitle: ({ title }: Pick<Contract, "title">) => string;
export interface ContractFilter {
    readonly text?: string;
    readonly status?: ContractStatus;
}
export declare const searchContracts: (contracts: readonly Contract[], { text, status }: ContractFilter) => Contract[];
export interface ContractSummary {
    readonly total: number;
    readonly totalValue: number;
    readonly leftOut: number;
    readonly legalVerified: number;
    readonly pendingSignature: number;
}
export declare function contractSummary(contracts: readonly Contract[]): ContractSummary;
export declare const contractSummaryText: {
    readonly totalValue: "$135,500,000";
    readonly legalVerified: "1";
    readonly pendingSignature: "2";
};
