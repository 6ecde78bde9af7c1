import * as v from 'valibot';
import { portalKeySchema } from '../portal';
import { timestampSchema } from '../scalars';
import { lineSchema } from '../text/text-limits';
import { photoTextLimit } from './photo-text-limit';

/** The states of a profile’s API key, which are also their labels (PR2). */
export const apiKeyStatuses = ['Active', 'Inactive'] as const;

/** The person behind a portal (PR2); `portal` is the record's key, `avatar` an image address or empty. */
export const profileSchema = v.object({
  portal: portalKeySchema,
  fullName: lineSchema,
  email: lineSchema,
  phone: lineSchema,
  organization: lineSchema,
  jobTitle: lineSchema,
  department: lineSchema,
  avatar: v.pipe(v.string(), v.maxLength(photoTextLimit)),
  portalAccess: v.array(portalKeySchema),
  securityLevel: lineSchema,
  lastLogin: timestampSchema,
  mfaEnabled: v.boolean(),
  apiKeyStatus: v.picklist(apiKeyStatuses),
  auditAccess: v.boolean(),
});

export type Profile = v.InferOutput<typeof profileSchema>;

export type ApiKeyStatus = Profile['apiKeyStatus'];
