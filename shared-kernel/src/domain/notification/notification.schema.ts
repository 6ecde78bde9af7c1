import * as v from 'valibot';
import { clientIdSchema } from '../client-id';
import { portalKeySchema } from '../portal/portal-key.schema';
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
 * `isInternal` is what the company concerned is not told, `portal` is the one whose person alone it concerns.
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
  clientId: v.optional(clientIdSchema),
  amount: v.optional(lineSchema),
  priority: v.picklist(notificationPriorities),
  metadata: v.optional(v.record(lineSchema, lineSchema)),
  isInternal: v.optional(v.boolean()),
  portal: v.optional(portalKeySchema),
});

/** What has happened, with its marks and what it asks the reader for. */
export type Notification = v.InferOutput<typeof notificationSchema>;
