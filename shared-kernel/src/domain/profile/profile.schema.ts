import * as v from 'valibot';
import { portalKeySchema } from '../portal';
import { personIdSchema } from '../portal/person.schema';
import { timestampSchema } from '../scalars';
import { lineSchema, storedLimits } from '../text/text-limits';

/** The states of a profile’s API key, which are also their labels (PR2). */
export const apiKeyStatuses = ['Active', 'Inactive'] as const;

/** What an authenticator and the sign-in share, in base32; there once one was set up. */
const authenticatorSecret = v.pipe(
  v.string(),
  v.regex(/^[A-Z2-7]{16,128}$/, 'A secret is 16 to 128 base32 characters.'),
);

/**
 * The person behind a portal (PR2); `portal` is the record's key, `avatar` an image address or empty. `emailSince` is
 * when the email was last changed, absent while it never was.
 */
export const profileSchema = v.object({
  portal: portalKeySchema,
  personId: personIdSchema,
  fullName: lineSchema,
  email: lineSchema,
  emailSince: v.optional(timestampSchema),
  phone: lineSchema,
  organization: lineSchema,
  jobTitle: lineSchema,
  department: lineSchema,
  avatar: v.pipe(v.string(), v.maxLength(storedLimits.photo)),
  portalAccess: v.array(portalKeySchema),
  securityLevel: lineSchema,
  lastLogin: timestampSchema,
  mfaEnabled: v.boolean(),
  authenticatorSecret: v.optional(authenticatorSecret),
  apiKeyStatus: v.picklist(apiKeyStatuses),
  auditAccess: v.boolean(),
});

/** The person of a portal, as their profile has them. */
export type Profile = v.InferOutput<typeof profileSchema>;
