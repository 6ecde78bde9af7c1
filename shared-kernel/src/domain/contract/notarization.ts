import * as v from 'valibot';
import { timestampSchema } from '../scalars';
import { type StatusView } from '../status';
import { lineSchema } from '../text/text-limits';

/** Where a contract’s video notarization stands (C7). */
export const notarizationStatuses = ['not_required', 'pending', 'scheduled', 'completed'] as const;

export type NotarizationStatus = (typeof notarizationStatuses)[number];

/** How each notarization status reads on screen (C7). */
export const notarizationStatusView: Record<NotarizationStatus, StatusView> = {
  not_required: { label: 'Not Required', tone: 'neutral', icon: 'dot' },
  pending: { label: 'Pending', tone: 'warning', icon: 'hourglass' },
  scheduled: { label: 'Scheduled', tone: 'info', icon: 'calendar' },
  completed: { label: 'Completed', tone: 'success', icon: 'video' },
};

/** The video notarization of a contract; both dates are ISO moments (C7). */
export const notarizationSchema = v.object({
  required: v.boolean(),
  status: v.picklist(notarizationStatuses),
  notaryName: v.optional(lineSchema),
  scheduledDate: v.optional(timestampSchema),
  completedDate: v.optional(timestampSchema),
  videoRecordingId: v.optional(lineSchema),
});
