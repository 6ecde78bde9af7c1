import * as v from 'valibot';
import { timestampSchema } from '../scalars';
import { lineSchema } from '../text/text-limits';

/** Where a contract’s video notarization stands (C7). */
export const notarizationStatuses = ['not_required', 'pending', 'scheduled', 'completed'] as const;

/** The video notarization of a contract; both dates are ISO moments (C7). */
export const notarizationSchema = v.object({
  required: v.boolean(),
  status: v.picklist(notarizationStatuses),
  notaryName: v.optional(lineSchema),
  scheduledDate: v.optional(timestampSchema),
  completedDate: v.optional(timestampSchema),
  videoRecordingId: v.optional(lineSchema),
});
