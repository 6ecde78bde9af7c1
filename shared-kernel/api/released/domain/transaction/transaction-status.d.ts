import { type StatusView } from '../status';
export declare const transactionStatuses: readonly ["completed", "processing", "pending", "failed", "compliance_review"];
export type TransactionStatus = (typeof transactionStatuses)[number];
export declare const transactionStatusView: Record<TransactionStatus, StatusView>;
