import { portalKeySchema } from 'shared-kernel/domain/portal';
import { iconNames, tones } from 'shared-kernel/domain/status';
import * as v from 'valibot';
import { type Credentials } from '../access';

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

/** The first account with exactly these credentials, which decides the portal; undefined for none (D5). */
export const matchDemoAccount = (
  accounts: readonly DemoAccount[],
  { username, password }: Credentials,
): DemoAccount | undefined =>
  accounts.find((account) => account.username === username && account.password === password);
