import { type StatusView } from '../status';
export declare const transactionStatuses: readonly ["completed", "processing", "pending", "failed", "compliance_review"];
export type TransactionStatus = (typeof transactionStatuses)[number];
export declare const transactionStatusView: Record<TransactionStatus, StatusView>;
export declare const transactionScoreBands: readonly ["success", "warning", "danger"];
export type TransactionScoreBand = (typeof transactionScoreBands)[number];
export declare const transactionScoreBandView: Record<TransactionScoreBand, StatusView>;
export declare function transactionScoreBand(score: number): TransactionScoreBand;
