import { portalKeySchema } from 'shared-kernel/domain/portal';
import { timestampSchema } from 'shared-kernel/domain/record';
import * as v from 'valibot';

/** The session entry `portalAuth` as its JSON reads: who signed in, when (ISO), and the portal once chosen. */
export const portalAuthSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty()),
  portal: v.optional(portalKeySchema),
  signedInAt: timestampSchema,
});

export type PortalAuth = v.InferOutput<typeof portalAuthSchema>;
