import * as v from 'valibot';
import { timestampSchema } from '../scalars';
import { idSchema, lineSchema, longTextSchema } from '../text/text-limits';
import {
  notificationCategories,
  notificationPriorities,
  notificationTypes,
} from './notification-type';

/**
 * A notification (N5). `timestamp` is an ISO instant; `amount` is display text, not a number;
 * `metadata` maps free keys such as `batchNumber`, `contractId`, `paymentId` to text.
 */
export const notificationSchema = v.object({
  id: idSchema,
  type: v.picklist(notificationTypes),
  category: v.picklist(notificationCategories),
  title: lineSchema,
  message: longTextSchema,
  timestamp: timestampSchema,
  isRead: v.boolean(),
  isStarred: v.boolean(),
  source: lineSchema,
  actionRequired: v.boolean(),
  relatedProcess: v.optional(lineSchema),
  clientName: v.optional(lineSchema),
  amount: v.optional(lineSchema),
  priority: v.picklist(notificationPriorities),
  metadata: v.optional(v.record(lineSchema, lineSchema)),
});

export type Notification = v.InferOutput<typeof notificationSchema>;
