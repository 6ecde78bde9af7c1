import * as v from 'valibot';

/** The outcome of a KYC or an AML screening. */
export const screeningStatuses = ['completed', 'pending', 'flagged'] as const;

/** Accepts a screening status and nothing else. */
export const screeningStatusSchema = v.picklist(screeningStatuses);
