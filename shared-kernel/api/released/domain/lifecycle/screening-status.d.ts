import * as v from 'valibot';
import { type StatusView } from '../status';
export declare const screeningStatuses: readonly ["completed", "pending", "flagged"];
export type ScreeningStatus = (typeof screeningStatuses)[number];
export declare const screeningStatusSchema: v.PicklistSchema<readonly ["completed", "pending", "flagged"], undefined>;
export declare const screeningStatusView: Record<ScreeningStatus, StatusView>;
