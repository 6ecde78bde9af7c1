import * as v from 'valibot';
import { type StatusView } from '../status';

/** The outcome of a KYC or an AML screening. */
export const screeningStatuses = ['completed', 'pending', 'flagged'] as const;

export type ScreeningStatus = (typeof screeningStatuses)[number];

/** Accepts a screening status and nothing else. */
export const screeningStatusSchema = v.picklist(screeningStatuses);

/** How each screening status reads on screen (CO1). */
export const screeningStatusView: Record<ScreeningStatus, StatusView> = {
  completed: { label: 'Completed', tone: 'success', icon: 'check-circle' },
  pending: { label: 'Pending', tone: 'warning', icon: 'clock' },
  flagged: { label: 'Flagged', tone: 'danger', icon: 'flag' },
};
