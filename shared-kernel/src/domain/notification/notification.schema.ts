import * as v from 'valibot';
import { clientIdSchema } from '../client-id';
import { personIdSchema } from '../portal/person.schema';
import { portalKeySchema } from '../portal/portal-key.schema';
import { timestampSchema } from '../scalars';
import { idSchema, lineSchema, longTextSchema } from '../text/text-limits';
import { alertToggles } from './alert-toggle';
import {
  notificationCategories,
  notificationPriorities,
  notificationTypes,
} from './notification-type';

/**
 * A notification (N5). `timestamp` is an ISO instant; `amount` is display text, not a number;
 * `metadata` maps free keys such as `batchNumber`, `contractId`, `paymentId` to text.
 * The company concerned does not see one that `isInternal`; one with a `portal` is for that portal alone; `actorId` is
 * the person whose act it is about, who does not see it; of `toggles` the reader has all switched on.
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
  actorId: personIdSchema,
  toggles: v.optional(v.array(v.picklist(alertToggles))),
});

/** What has happened, with its marks and what it asks the reader for. */
export type Notification = v.InferOutput<typeof notificationSchema>;
