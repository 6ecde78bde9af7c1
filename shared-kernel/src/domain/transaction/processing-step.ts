import { commonStatusDisplay, type StatusDisplay } from '../status';
import type { TransactionType } from './transaction-type';

export const processingStepNames = [
  'aml_screening',
  'ofac_check',
  'rate_lock',
  'kyc',
  'blockchain_analysis',
  'swift_validation',
  'settlement',
] as const;

export type ProcessingStepName = (typeof processingStepNames)[number];

/** The label of each processing step, as given in the specification (TX7). */
export const processingStepLabel: Record<ProcessingStepName, string> = {
  aml_screening: 'AML screening',
  ofac_check: 'OFAC check',
  rate_lock: 'Rate lock',
  kyc: 'KYC',
  blockchain_analysis: 'Blockchain analysis',
  swift_validation: 'SWIFT validation',
  settlement: 'Settlement',
};

/** The steps of each transaction type in order. Every flow ends with settlement (TX7). */
export const processingStepsByType = {
  fiat: ['aml_screening', 'ofac_check', 'swift_validation', 'settlement'],
  fx: ['kyc', 'aml_screening', 'rate_lock', 'settlement'],
  crypto: ['kyc', 'aml_screening', 'ofac_check', 'blockchain_analysis', 'settlement'],
} as const satisfies Record<TransactionType, readonly ProcessingStepName[]>;

/** The processing steps whose results a user records in the banking portal. All other steps complete automatically. */
export const manualChecks = [
  'kyc',
  'aml_screening',
  'ofac_check',
] as const satisfies readonly ProcessingStepName[];

export const processingStepStatuses = ['completed', 'processing', 'pending', 'failed'] as const;

export type ProcessingStepStatus = (typeof processingStepStatuses)[number];

/** The label, tone and icon of each status of a processing step. */
export const processingStepStatusDisplay: Record<ProcessingStepStatus, StatusDisplay> = {
  completed: { label: 'Completed', tone: 'success', icon: 'check' },
  processing: { label: 'Processing', tone: 'info', icon: 'refresh' },
  pending: commonStatusDisplay.pending,
  failed: { label: 'Failed', tone: 'danger', icon: 'cross' },
};
