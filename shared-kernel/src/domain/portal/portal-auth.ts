import * as v from 'valibot';
import { timestampSchema } from '../scalars';
import { portalKeySchema } from './portal-key';

/** The session entry `portalAuth` as its JSON reads: who signed in, when (ISO), and the portal once chosen. */
export const portalAuthSchema = v.object({
  username: v.pipe(v.string(), v.nonEmpty()),
  portal: v.optional(portalKeySchema),
  signedInAt: timestampSchema,
});

export type PortalAuth = v.InferOutput<typeof portalAuthSchema>;
