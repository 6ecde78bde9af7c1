import { portalKeySchema } from 'shared-kernel/domain/portal';
import { iconNames, tones } from 'shared-kernel/domain/status';
import * as v from 'valibot';

/** A role card of the demo login (D2). */
export const demoAccountSchema = v.object({
  username: v.pipe(v.string(), v.email()),
  password: v.pipe(v.string(), v.nonEmpty()),
  roleLabel: v.string(),
  portalKey: portalKeySchema,
  description: v.string(),
  features: v.array(v.string()),
  icon: v.picklist(iconNames),
  colour: v.picklist(tones),
});

export type DemoAccount = v.InferOutput<typeof demoAccountSchema>;
