import * as v from 'valibot';
import { timestampSchema } from '../scalars';
import { idSchema, singleLineSchema, longTextSchema } from '../text/text-limits';

export const alertLevels = ['CRITICAL', 'HIGH', 'INFO', 'ACTIVE'] as const;

/**
 * An alert about a process (PM7). Completing the milestone `milestoneId` clears the alert. `at` and `clearedAt` are ISO
 * instants.
 */
export const processAlertSchema = v.object({
  id: idSchema,
  level: v.picklist(alertLevels),
  title: singleLineSchema,
  message: longTextSchema,
  processId: singleLineSchema,
  milestoneId: v.optional(singleLineSchema),
  at: timestampSchema,
  clearedAt: v.optional(timestampSchema),
});

export type ProcessAlert = v.InferOutput<typeof processAlertSchema>;
