import * as v from 'valibot';

/** The outcome of a KYC or an AML screening. */
export const screeningStatuses = ['completed', 'pending', 'flagged'] as const;

export type ScreeningStatus = (typeof screeningStatuses)[number];

/** Accepts a screening status and nothing else. */
export const screeningStatusSchema = v.picklist(screeningStatuses);
