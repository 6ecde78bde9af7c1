import * as v from 'valibot';
import { timestampSchema } from '../scalars';
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
  id: v.pipe(v.string(), v.nonEmpty()),
  type: v.picklist(notificationTypes),
  category: v.picklist(notificationCategories),
  title: v.string(),
  message: v.string(),
  timestamp: timestampSchema,
  isRead: v.boolean(),
  isStarred: v.boolean(),
  source: v.string(),
  actionRequired: v.boolean(),
  relatedProcess: v.optional(v.string()),
  clientName: v.optional(v.string()),
  amount: v.optional(v.string()),
  priority: v.picklist(notificationPriorities),
  metadata: v.optional(v.record(v.string(), v.string())),
});

export type Notification = v.InferOutput<typeof notificationSchema>;
