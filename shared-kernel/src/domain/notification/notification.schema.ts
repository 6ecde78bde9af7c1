import * as v from 'valibot';
import { clientIdSchema } from '../client-id';
import { personIdSchema } from '../portal/person.schema';
import { portalKeySchema } from '../portal/portal-key.schema';
import { timestampSchema } from '../scalars';
import { idSchema, singleLineSchema, longTextSchema } from '../text/text-limits';
import { alertToggles } from './alert-toggle';
import {
  notificationCategories,
  notificationPriorities,
  notificationTypes,
} from './notification-type';

/**
 * A notification (N5). `amount` is formatted text, and `metadata` has keys such as `batchNumber`, `contractId` and
 * `paymentId`. `isInternal` hides the notification from the company concerned. `portal`, `toggles` and `actorId` also
 * limit which users see it.
 */
export const notificationSchema = v.object({
  id: idSchema,
  type: v.picklist(notificationTypes),
  category: v.picklist(notificationCategories),
  title: singleLineSchema,
  message: longTextSchema,
  timestamp: timestampSchema,
  isRead: v.boolean(),
  isStarred: v.boolean(),
  source: singleLineSchema,
  actionRequired: v.boolean(),
  relatedProcess: v.optional(singleLineSchema),
  clientName: v.optional(singleLineSchema),
  clientId: v.optional(clientIdSchema),
  amount: v.optional(singleLineSchema),
  priority: v.picklist(notificationPriorities),
  metadata: v.optional(v.record(singleLineSchema, singleLineSchema)),
  isInternal: v.optional(v.boolean()),
  portal: v.optional(portalKeySchema),
  actorId: personIdSchema,
  toggles: v.optional(v.array(v.picklist(alertToggles))),
});

/** A notification about an event, with its flags and the required action. */
export type Notification = v.InferOutput<typeof notificationSchema>;
