import { type StatusView } from '../status';
export declare const processingStepNames: readonly ["aml_screening", "ofac_check", "rate_lock", "kyc", "blockchain_analysis", "swift_validation", "settlement"];
export type ProcessingStepName = (typeof processingStepNames)[number];
export declare const processingStepLabel: Record<ProcessingStepName, string>;
export declare const processingFlow: {
    readonly fiat: readonly ["aml_screening", "ofac_check", "swift_validation", "settlement"];
    readonly fx: readonly ["kyc", "aml_screening", "rate_lock", "settlement"];
    readonly crypto: readonly ["kyc", "aml_screening", "ofac_check", "blockchain_analysis", "settlement"];
};
export declare const processingStepStatuses: readonly ["completed", "processing", "pending", "failed"];
export type ProcessingStepStatus = (typeof processingStepStatuses)[number];
export declare const processingStepStatusView: Record<ProcessingStepStatus, StatusView>;
