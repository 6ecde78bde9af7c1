import * as v from 'valibot';
import { portalKeySchema, type PortalKey } from '../portal';
import { personIdSchema } from '../portal/person.schema';
import { timestampSchema } from '../scalars';
import { singleLineSchema, storedLimits } from '../text/text-limits';

/** The statuses of a profile's API key, which are also the displayed labels (PR2). */
export const apiKeyStatuses = ['Active', 'Inactive'] as const;

/** The base32 secret of the user’s authenticator app. It is missing until the user has set up the app. */
const authenticatorSecret = v.pipe(
  v.string(),
  v.regex(/^[A-Z2-7]{16,128}$/, 'A secret is 16 to 128 base32 characters.'),
);

/**
 * The user of a portal (PR2). `portal` is the id of the record, and `avatar` is an image URL or empty. `emailSince` is
 * the time of the last email address change; it is missing if the address never changed.
 */
export const profileSchema = v.object({
  portal: portalKeySchema,
  personId: personIdSchema,
  fullName: singleLineSchema,
  email: singleLineSchema,
  emailSince: v.optional(timestampSchema),
  phone: singleLineSchema,
  organization: singleLineSchema,
  jobTitle: singleLineSchema,
  department: singleLineSchema,
  avatar: v.pipe(v.string(), v.maxLength(storedLimits.photo)),
  portalAccess: v.array(portalKeySchema),
  securityLevel: singleLineSchema,
  lastLogin: timestampSchema,
  mfaEnabled: v.boolean(),
  authenticatorSecret: v.optional(authenticatorSecret),
  apiKeyStatus: v.picklist(apiKeyStatuses),
  auditAccess: v.boolean(),
});

/** The profile of a portal's user. */
export type Profile = v.InferOutput<typeof profileSchema>;

/** The fields of a profile that identify its user. */
export interface PersonProfile {
  readonly portal: PortalKey;
  readonly personId?: string | undefined;
  readonly fullName: string;
  readonly email: string;
  readonly emailSince?: string | undefined;
}
