import * as v from 'valibot';
import type { StatusView } from '../status';
export declare const contractStatuses: readonly ["draft", "pending_review", "legal_approved", "signed", "user_waived"];
export type ContractStatus = (typeof contractStatuses)[number];
export declare const contractStatusSchema: v.PicklistSchema<readonly ["draft", "pending_review", "legal_approved", "signed", "user_waived"], undefined>;
export declare const contractStatusView: Record<ContractStatus, StatusView>;
