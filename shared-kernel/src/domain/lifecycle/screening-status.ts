import * as v from 'valibot';

export const screeningStatuses = ['completed', 'pending', 'flagged'] as const;

export const screeningStatusSchema = v.picklist(screeningStatuses);
