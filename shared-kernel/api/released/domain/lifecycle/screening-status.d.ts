import * as v from 'valibot';
export declare const screeningStatuses: readonly ["completed", "pending", "flagged"];
export type ScreeningStatus = (typeof screeningStatuses)[number];
export declare const screeningStatusSchema: v.PicklistSchema<readonly ["completed", "pending", "flagged"], undefined>;
